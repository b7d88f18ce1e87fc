import UIKit

/// A card that flips over, or dissolves into its other side.
final class TransitionSection: DemoSection {
    static let title = "Transitions"

    private let card = UIView()
    private let label = UILabel()
    private let kinds: [(name: String, option: UIView.AnimationOptions)] = [
        ("flip from left", .transitionFlipFromLeft), ("dissolve", .transitionCrossDissolve),
        ("flip from top", .transitionFlipFromTop),
    ]
    private var turns = 0

    init() {
        super.init(stageHeight: 120, button: "Flip")
        words.text = "front"
        words.accessibilityIdentifier = "transition"
        card.layer.cornerRadius = 14
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .white
        card.addSubview(label)
        stage.addSubview(card)
        show()
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    override func layOutStage() {
        card.frame = CGRect(x: stage.bounds.midX - 90, y: 10, width: 180, height: 100)
        label.frame = card.bounds
    }

    private func show() {
        let isFront = turns.isMultiple(of: 2)
        label.text = isFront ? "Front" : "Back"
        card.backgroundColor = isFront ? .systemBlue : .systemOrange
    }

    override func run() {
        let kind = kinds[turns % kinds.count]
        turns += 1
        words.text = kind.name
        UIView.transition(with: card, duration: 0.6, options: kind.option) {
            self.show()
        } completion: { _ in
            self.words.text = self.turns.isMultiple(of: 2) ? "front" : "back"
        }
    }
}
