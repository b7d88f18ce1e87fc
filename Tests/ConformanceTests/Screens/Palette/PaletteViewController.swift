import UIKit

/// Colours that change in dark mode, with their numbers; a switch in the bar turns dark mode on.
final class PaletteViewController: UICollectionViewController {
    struct Swatch: Hashable {
        let name: String
        let color: UIColor
    }

    private static let ink = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 0.8, blue: 0.6, alpha: 1) : UIColor(red: 0.2, green: 0, blue: 0.4, alpha: 1)
    }

    private let swatches = [
        Swatch(name: "Background", color: .systemBackground), Swatch(name: "Label", color: .label),
        Swatch(name: "Ink", color: ink), Swatch(name: "Fixed", color: UIColor(white: 0.5, alpha: 1)),
    ]
    private let swatchRegistration = UICollectionView.CellRegistration<SwatchCell, Swatch> { cell, _, swatch in
        cell.show(swatch)
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 90)
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        super.init(collectionViewLayout: layout)
        title = "Palette"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        let darkSwitch = UISwitch(
            frame: .zero,
            primaryAction: UIAction { [weak self] action in
                guard let control = action.sender as? UISwitch else { return }
                self?.navigationController?.overrideUserInterfaceStyle = control.isOn ? .dark : .unspecified
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: darkSwitch)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        swatches.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: swatchRegistration, for: indexPath, item: swatches[indexPath.item])
    }
}

final class SwatchCell: UICollectionViewCell {
    private let colorView = UIView()
    private let label = UILabel()
    private var swatch: PaletteViewController.Swatch?

    override init(frame: CGRect) {
        super.init(frame: frame)
        colorView.layer.borderWidth = 1
        label.font = .systemFont(ofSize: 13)
        contentView.addSubview(colorView)
        contentView.addSubview(label)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: Self, _: UITraitCollection) in
            cell.showNumbers()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        colorView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 60)
        label.frame = CGRect(x: 0, y: 64, width: bounds.width, height: 26)
    }

    func show(_ swatch: PaletteViewController.Swatch) {
        self.swatch = swatch
        colorView.backgroundColor = swatch.color
        showNumbers()
    }

    private func showNumbers() {
        guard let swatch else { return }
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        swatch.color.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: nil)
        let numbers = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
        label.text = "\(swatch.name) \(numbers)"
        colorView.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
