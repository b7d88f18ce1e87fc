import UIKit

/// Vector symbols in their tint colour, and images that stretch and mirror.
final class SymbolsSection: UIView {
    static let title = "Images and symbols"

    private static let names = [
        "star", "star.fill", "heart", "heart.fill", "plus", "minus", "xmark", "checkmark", "trash", "gear",
        "magnifyingglass", "photo", "person", "cloud", "sun.max", "moon", "list.bullet", "square.grid.2x2",
        "arrow.clockwise", "chevron.forward",
    ]
    private static let tile: CGFloat = 44

    private let symbols: [UIImageView]
    private let bubble = UIImageView()

    init() {
        let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple]
        let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
        symbols = Self.names.enumerated().map { index, name in
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            view.contentMode = .center
            view.tintColor = colors[index % colors.count]
            view.isAccessibilityElement = true
            view.accessibilityTraits = .image
            view.accessibilityLabel = name
            return view
        }
        super.init(frame: .zero)
        bubble.image = Self.bubble.resizableImage(
            withCapInsets: UIEdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
        ).withRenderingMode(.alwaysTemplate)
        bubble.tintColor = .systemTeal
        for view in symbols { addSubview(view) }
        addSubview(bubble)
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    /// A small speech bubble, of which only the middle stretches.
    private static var bubble: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            UIColor.black.setFill()
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
                byRoundingCorners: [.topLeft, .topRight, .bottomRight],
                cornerRadii: CGSize(width: 18, height: 18)
            ).fill()
        }
    }

    private func columns(in width: CGFloat) -> Int { max(Int(width / Self.tile), 1) }

    private func rows(in width: CGFloat) -> Int { (symbols.count + columns(in: width) - 1) / columns(in: width) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(rows(in: size.width)) * Self.tile + 60)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = columns(in: bounds.width)
        let step = bounds.width / CGFloat(columns)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, view) in symbols.enumerated() {
            let column = isRightToLeft ? columns - 1 - index % columns : index % columns
            view.frame = CGRect(
                x: CGFloat(column) * step, y: CGFloat(index / columns) * Self.tile, width: step, height: Self.tile)
        }
        bubble.frame = CGRect(x: 0, y: bounds.height - 50, width: bounds.width, height: 50)
    }
}
