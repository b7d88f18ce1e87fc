import UIKit

/// The bar at the top: a button on either side of a title.
final class BarView: UIView {
    let back = BarButton()
    let title = UILabel()
    let trailing = BarButton()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        title.isAccessibilityElement = true
        title.accessibilityTraits = .header
        trailing.alignment = .right
        line.backgroundColor = .separator
        for view in [title, back, trailing, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("The bar is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (top, height) = (bounds.height - 52, CGFloat(52))
        let room = bounds.inset(by: safeAreaInsets)
        let most = room.width / 3
        let (left, right) = (min(back.fittingWidth, most), min(trailing.fittingWidth, most))
        back.frame = CGRect(x: room.minX + 4, y: top + 4, width: left, height: height - 8)
        trailing.frame = CGRect(x: room.maxX - right - 4, y: top + 4, width: right, height: height - 8)
        // In the middle of the screen, so both sides leave as much room as the wider button needs.
        let side = 8 + max(left, right) + max(room.minX, bounds.width - room.maxX)
        title.frame = CGRect(x: side, y: top, width: max(bounds.width - 2 * side, 0), height: height)
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }
}
