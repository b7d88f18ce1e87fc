import UIKit

/// Controls for light or dark appearance and for the layout direction of the page below.
final class AppearanceBar: UIView {
    let style = UISegmentedControl(items: ["System", "Light", "Dark"])
    let direction = UISegmentedControl(items: ["Left to right", "Right to left"])

    private static let rowHeight: CGFloat = 32
    private static let gap: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        style.selectedSegmentIndex = 0
        style.accessibilityLabel = "Appearance"
        direction.selectedSegmentIndex = 0
        direction.accessibilityLabel = "Direction"
        addSubview(style)
        addSubview(direction)
    }

    required init?(coder: NSCoder) { fatalError("The bar is made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 2 * Self.rowHeight + Self.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        style.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.rowHeight)
        direction.frame = CGRect(
            x: 0, y: Self.rowHeight + Self.gap, width: bounds.width, height: Self.rowHeight)
    }
}
