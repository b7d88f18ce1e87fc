import UIKit

/// Controls as apps use them: target and action, closures, configurations and a subclass with a custom look.
final class SettingsViewController: UIViewController {
    let nameLabel = UILabel()
    let notifications = UISwitch()
    let volume = UISlider()
    let copies = UIStepper()
    let size = UISegmentedControl(items: ["Small", "Medium", "Large"])
    let pages = UIPageControl()
    let activity = UIActivityIndicatorView(style: .medium)
    let progress = UIProgressView(progressViewStyle: .default)
    lazy var saveButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setTitle("Saving", for: .disabled)
        button.titleLabel?.font = .boldSystemFont(ofSize: 17)
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        button.addTarget(self, action: Selector(SettingsViewController.save), for: .touchUpInside)
        return button
    }()
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        notifications.isOn = true
        notifications.onTintColor = .systemOrange
        notifications.addTarget(self, action: Selector(Self.switched), for: .valueChanged)
        volume.minimumValue = 0
        volume.maximumValue = 11
        volume.setValue(5.5, animated: false)
        volume.addTarget(self, action: Selector(Self.volumeChanged), for: .valueChanged)
        copies.minimumValue = 1
        copies.maximumValue = 9
        copies.wraps = true
        copies.addAction(
            UIAction { [weak self] in self?.log.append("copies \(($0.sender as! UIStepper).value)") },
            for: .valueChanged)
        size.selectedSegmentIndex = 1
        size.selectedSegmentTintColor = .systemTeal
        size.addTarget(self, action: Selector(Self.sizeChanged), for: .valueChanged)
        pages.numberOfPages = 3
        pages.currentPageIndicatorTintColor = .systemBlue
        pages.hidesForSinglePage = true
        activity.hidesWhenStopped = true
        for subview in [notifications, volume, copies, size, pages, activity, progress, saveButton] as [UIView] {
            view.addSubview(subview)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y: CGFloat = 20
        for control in view.subviews {
            control.sizeToFit()
            control.frame.origin = CGPoint(x: 20, y: y)
            if control is UISlider || control is UIProgressView { control.frame.size.width = 200 }
            y = control.frame.maxY + 12
        }
    }

    func switched(_ sender: UISwitch) { log.append("switch \(sender.isOn)") }

    func volumeChanged(_ sender: UISlider) { log.append("volume \(sender.value)") }

    func sizeChanged(_ sender: UISegmentedControl) {
        log.append("size \(sender.titleForSegment(at: sender.selectedSegmentIndex) ?? "none")")
    }

    func save() {
        saveButton.isEnabled = false
        activity.startAnimating()
        progress.setProgress(0.5, animated: true)
        log.append("save")
    }
}

/// A button that draws itself by its state.
final class PillButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        setTitleColor(.white, for: .normal)
        backgroundColor = .systemBlue
        layer.cornerRadius = 12
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.6 : 1 }
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 32, height: max(size.height, 44))
    }
}

@MainActor func makeCartButton(onTap: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add to Cart"
    configuration.subtitle = "In stock"
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 6
    configuration.cornerStyle = .medium
    configuration.baseBackgroundColor = .systemPink
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in onTap() })
    button.configurationUpdateHandler = { button in
        button.configuration?.showsActivityIndicator = button.isSelected
    }
    return button
}
