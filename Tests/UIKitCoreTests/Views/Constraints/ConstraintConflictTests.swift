import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Conflicting constraints") @MainActor struct ConstraintConflictTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)

    private final class Card: UIView {
        let title = UIView()
        let icon = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            for view in [title, icon] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor private final class Messages {
        var all: [String] = []

        init() {
            Diagnostics.receiver = { [weak self] identifier, message in
                if identifier == "unsatisfiable-constraints" { self?.all.append(message) }
            }
        }

        isolated deinit { Diagnostics.receiver = nil }
    }

    private let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

    init() { stage.show(card) }

    @Test("an active constraint becomes optional and required again, also while it is in a conflict")
    func changedPriority() {
        let messages = Messages()
        let narrow = card.title.widthAnchor.constraint(equalToConstant: 100)
        let wide = card.title.widthAnchor.constraint(equalToConstant: 200)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([narrow, wide])
        stage.settle()
        #expect(card.title.frame.width == 100)
        narrow.priority = .defaultLow
        stage.settle()
        #expect(card.title.frame.width == 200)
        narrow.priority = .required
        stage.settle()
        #expect(card.title.frame.width == 100)
        #expect(messages.all.isEmpty)
        // Now both are required, and one is left out.
        wide.priority = .required
        stage.settle()
        #expect(messages.all.count == 1)
        let first = card.title.frame.width
        #expect(first == 100 || first == 200)
        (first == 100 ? narrow : wide).priority = .defaultHigh
        stage.settle()
        #expect(card.title.frame.width == (first == 100 ? 200 : 100), "the one that was left out has no rival any more")
    }

    @Test("a conflict names a smallest set in the app's words, leaves out the last one, and is reported once")
    func conflict() throws {
        let messages = Messages()
        let narrow = card.title.widthAnchor.constraint(equalToConstant: 100)
        let wide = card.title.widthAnchor.constraint(equalTo: card.icon.widthAnchor)
        let icon = card.icon.widthAnchor.constraint(equalToConstant: 200)
        let innocent = card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16)
        icon.identifier = "icon width"
        NSLayoutConstraint.activate([narrow, innocent, wide, icon])
        stage.settle()
        let message = try #require(messages.all.first)
        #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(message.contains("title.width == 100") && message.contains("title.width == icon.width"))
        #expect(message.contains("icon.width == 200   'icon width'"))
        #expect(!message.contains("title.leading"))
        #expect(message.contains("Will attempt to recover by breaking constraint"))
        #expect(card.title.frame.width == 100 && card.title.frame.minX == 16)
        card.frame.size.width = 310
        stage.settle()
        #expect(messages.all.count == 1)
    }

    @Test("a constraint left out applies again when the others allow it")
    func recovery() {
        let messages = Messages()
        let first = card.title.widthAnchor.constraint(equalToConstant: 100)
        let second = card.title.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([first, second])
        stage.settle()
        #expect(card.title.frame.width == 100 && second.isActive)
        first.isActive = false
        stage.settle()
        #expect(card.title.frame.width == 200 && messages.all.count == 1)
    }

    @Test("a constraint left out applies again when another one's constant changes, and follows its own then")
    func recoveryByConstant() {
        let messages = Messages()
        let first = card.title.widthAnchor.constraint(equalToConstant: 100)
        let second = card.title.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
        NSLayoutConstraint.activate([first, second])
        stage.settle()
        #expect(card.title.frame.width == 100)
        first.priority = .required
        first.constant = 250
        stage.settle()
        first.isActive = false
        stage.settle()
        #expect(card.title.frame.width == 200)
        second.constant = 220
        stage.settle()
        #expect(card.title.frame.width == 220 && messages.all.count == 1)
    }

    @Test("a constraint left out applies again when there is space: a card that was 0 points wide")
    func recoveryByRoom() {
        let messages = Messages()
        card.frame.size.width = 0
        NSLayoutConstraint.activate([
            card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            card.title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
        stage.settle()
        #expect(messages.all.count == 1)
        card.frame.size.width = 300
        stage.settle()
        #expect(card.title.frame.minX == 16 && card.title.frame.width == 268)
    }

    @Test("a conflict isn't reported again when views come and go, but a new one is")
    func toldOnce() {
        let messages = Messages()
        let widths = [100, 200].map { card.title.widthAnchor.constraint(equalToConstant: $0) }
        NSLayoutConstraint.activate(widths)
        stage.settle()
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(other)
        stage.settle()
        other.removeFromSuperview()
        stage.settle()
        #expect(messages.all.count == 1)
        widths[0].isActive = false
        card.title.widthAnchor.constraint(equalTo: card.widthAnchor).isActive = true
        stage.settle()
        #expect(messages.all.count == 2)
    }

    @Test("a conflict with a view placed by its frame names the view and the remedy")
    func frame() throws {
        let messages = Messages()
        let framed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        framed.accessibilityIdentifier = "badge"
        card.addSubview(framed)
        framed.widthAnchor.constraint(equalToConstant: 80).isActive = true
        card.icon.leftAnchor.constraint(equalTo: framed.rightAnchor).isActive = true
        stage.settle()
        let message = try #require(messages.all.first)
        #expect(message.contains("badge is at its frame (10, 10, 50, 20)"))
        #expect(message.contains("badge.translatesAutoresizingMaskIntoConstraints = false"))
    }

    @Test("a constant that isn't finite is refused, and the constraint keeps its own")
    func badNumbers() {
        let width = card.title.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        width.constant = .nan
        width.constant = .infinity
        stage.settle()
        #expect(width.constant == 10 && card.title.frame.width == 10)
    }

    @Test("a hundred thousand constraints on one view can be solved")
    func many() {
        for step in 0..<100_000 {
            card.title.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(step % 250)).isActive = true
        }
        stage.settle()
        #expect(card.title.frame.width == 249)
        card.title.removeFromSuperview()
        NSLayoutConstraint.deactivate(card.title.constraints)
        #expect(card.title.constraints.isEmpty)
    }

    @Test("a constraint's description reads like the code for it")
    func words() {
        let constraint = card.title.leadingAnchor.constraint(
            greaterThanOrEqualTo: card.icon.trailingAnchor, constant: -8.5)
        constraint.priority = UILayoutPriority(751)
        #expect(
            constraint.description == "<NSLayoutConstraint title.leading >= icon.trailing - 8.5 @ 751   (inactive)>")
    }
}
