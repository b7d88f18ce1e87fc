import UIKit

/// A card for gestures, and a label that names the last recognised one.
final class GesturesSection: UIView {
    static let title = "Gestures"

    private let card = GestureCard()
    private let room = UIView()
    private let told = UILabel()
    private static let height: CGFloat = 280
    private static let lineHeight: CGFloat = 32
    private static let cardSize = CGSize(width: 160, height: 110)

    init() {
        super.init(frame: .zero)
        room.backgroundColor = .secondarySystemGroupedBackground
        room.layer.cornerRadius = 12
        room.clipsToBounds = true
        addSubview(room)
        room.addSubview(card)
        told.grow(as: .subheadline)
        told.textColor = .secondaryLabel
        told.textAlignment = .center
        told.isAccessibilityElement = true
        addSubview(told)
        tell("Nothing yet")
        card.onRecognition = { [weak self] in self?.tell($0) }
        addSwipes()
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private func tell(_ text: String) {
        told.text = text
        told.accessibilityLabel = text
    }

    /// Adds swipes beside the card. On the card a swipe would be a drag.
    private func addSwipes() {
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: Selector(GesturesSection.swiped))
            swipe.direction = direction
            room.addGestureRecognizer(swipe)
        }
    }

    func swiped(_ swipe: UISwipeGestureRecognizer) {
        tell(swipe.direction == .left ? "Swiped left" : "Swiped right")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let old = room.bounds.size
        room.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - Self.lineHeight, 0))
        told.frame = CGRect(x: 0, y: room.frame.maxY, width: bounds.width, height: Self.lineHeight)
        guard room.bounds.size != old else { return }
        card.bounds.size = Self.cardSize
        card.center = CGPoint(x: room.bounds.midX, y: room.bounds.midY)
    }
}
