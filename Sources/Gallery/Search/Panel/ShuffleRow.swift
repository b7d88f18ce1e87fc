import UIKit

/// A slider for the number of mountains to move, and buttons that shuffle and sort them.
final class ShuffleRow: UIView {
    var valueDidChange: (Float) -> Void = { _ in }
    var shuffle: () -> Void = {}
    var sort: () -> Void = {}

    private let label = UILabel()
    private let slider = UISlider()
    private lazy var shuffleButton = Self.button("Shuffle", .filled()) { [weak self] in self?.shuffle() }
    private lazy var sortButton = Self.button("Sort", .tinted()) { [weak self] in self?.sort() }
    private static let sliderHeight: CGFloat = 32
    private static let gap: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.grow(as: .footnote)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        slider.accessibilityLabel = "Mountains to move"
        slider.addAction(
            UIAction { [weak self] _ in
                if let self { valueDidChange(slider.value) }
            }, for: .valueChanged)
        sortButton.accessibilityLabel = "Sort by name"
        for view in [label, slider, sortButton, shuffleButton] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    private static func button(
        _ title: String, _ style: UIButton.Configuration, action: @escaping () -> Void
    ) -> UIButton {
        var configuration = style
        configuration.title = title
        configuration.buttonSize = .small
        configuration.cornerStyle = .capsule
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    func show(_ share: Float, moved: Int, of count: Int) {
        if slider.value != share { slider.value = share }
        label.text = "Move \(moved.grouped) of \(count.grouped)"
        slider.accessibilityValue = "\(moved.grouped) of \(count.grouped)"
        shuffleButton.isEnabled = moved > 0
        sortButton.isEnabled = moved > 0
    }

    var height: CGFloat { traitCollection.grown(18) + Self.sliderHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let words = traitCollection.grown(18)
        var end = bounds.width
        for button in [shuffleButton, sortButton] {
            let size = button.sizeThatFits(bounds.size)
            place(
                button,
                CGRect(
                    x: end - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                    height: size.height))
            end -= size.width + Self.gap
        }
        let room = max(end - Self.gap, 0)
        place(label, CGRect(x: 0, y: 0, width: room, height: words))
        place(slider, CGRect(x: 0, y: words, width: room, height: Self.sliderHeight))
    }
}
