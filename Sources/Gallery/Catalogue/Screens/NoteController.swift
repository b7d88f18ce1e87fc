import UIKit

/// A screen with a title and a button that closes it.
final class NoteController: UIViewController {
    private let label = UILabel()
    private let close = UIButton(type: .system)
    private let color: UIColor

    /// The colour of the text. nil is the system's.
    private let textColor: UIColor?

    init(_ title: String, color: UIColor, textColor: UIColor? = nil) {
        self.color = color
        self.textColor = textColor
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("Notes are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        label.text = title
        label.font = .preferredFont(forTextStyle: .title1)
        label.textAlignment = .center
        label.isAccessibilityElement = true
        label.accessibilityTraits = .header
        close.setTitle("Close", for: .normal)
        if let textColor {
            label.textColor = textColor
            close.tintColor = textColor
        }
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        view.addSubview(label)
        view.addSubview(close)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        label.frame = CGRect(x: room.minX, y: room.minY + 40, width: room.width, height: 40)
        close.frame = CGRect(x: room.midX - 60, y: room.minY + 100, width: 120, height: 44)
    }
}
