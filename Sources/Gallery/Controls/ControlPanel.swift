import UIKit

/// A scrolling panel with cards of controls, one below the other, within the safe area.
class ControlPanel: UIScrollView {
    var cards: [ControlCard] = [] {
        didSet {
            for card in oldValue { card.removeFromSuperview() }
            for card in cards { addSubview(card) }
            setNeedsLayout()
        }
    }

    private static let margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        accessibilityLabel = "Controls"
        alwaysBounceVertical = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (panel: ControlPanel, _) in
            panel.setNeedsLayout()
            for card in panel.cards { card.setNeedsLayout() }
        }
    }

    required init?(coder: NSCoder) { fatalError("Panels are made in code.") }

    /// Returns the height of all cards together.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: cards.reduce(Self.margin) { $0 + $1.height + Self.margin })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sides = safeAreaInsets
        let width = max(bounds.width - sides.left - sides.right - 2 * Self.margin, 0)
        var y = Self.margin
        for card in cards {
            card.frame = CGRect(x: sides.left + Self.margin, y: y, width: width, height: card.height)
            y += card.height + Self.margin
        }
        contentSize = CGSize(width: bounds.width, height: y)
    }
}
