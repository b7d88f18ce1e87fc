import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Stack views: hiding") @MainActor struct StackHidingTests {
    private let views = [SizedView(40, 20), SizedView(60, 30), SizedView(20, 10)]
    private let room: StackRoom

    init() {
        room = StackRoom(.vertical, views)
        room.stack.spacing = 10
        room.stack.alignment = .leading
        room.stage.settle()
    }

    @Test("a hidden view takes no space, along or across, and no spacing")
    func atOnce() {
        #expect(room.along == [[0, 20], [30, 30], [70, 10]])
        views[1].isHidden = true
        #expect(views[1].isHidden && views[1].layer.isHidden)
        #expect(room.settledAlong() == [[0, 20], [20, 0], [30, 10]])
        #expect(room.stack.bounds.size == CGSize(width: 40, height: 40))
        views[1].isHidden = false
        #expect(room.settledAlong() == [[0, 20], [30, 30], [70, 10]])
        views[0].isHidden = true
        #expect(room.settledAlong() == [[0, 0], [0, 30], [40, 10]])
        views[2].isHidden = true
        #expect(room.settledAlong() == [[0, 0], [0, 30], [30, 0]])
        #expect(room.stack.bounds.size == CGSize(width: 60, height: 30))
    }

    @Test("a hidden view's custom spacing goes with it, that of the view before stays")
    func customSpacing() {
        room.stack.setCustomSpacing(3, after: views[0])
        room.stack.setCustomSpacing(50, after: views[1])
        #expect(room.settledAlong() == [[0, 20], [23, 30], [103, 10]])
        views[1].isHidden = true
        #expect(room.settledAlong() == [[0, 20], [20, 0], [23, 10]])
    }

    @Test("a stack of hidden views is 0 points long plus margins; a required height takes precedence")
    func all() {
        for view in views { view.isHidden = true }
        room.stage.settle()
        #expect(room.stack.bounds.size == .zero)
        room.stack.isLayoutMarginsRelativeArrangement = true
        room.stage.settle()
        #expect(room.stack.bounds.size == CGSize(width: 16, height: 16))
        room.stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let log = WarningLog()
        room.stage.settle()
        #expect(room.stack.bounds.height == 50 && log.messages.isEmpty)
    }

    @Test("hidden content that can't be 0 points high causes no conflict, and takes no space")
    func content() {
        let log = WarningLog()
        let label = UILabel()
        label.text = "Padding"
        label.translatesAutoresizingMaskIntoConstraints = false
        let card = UIView()
        card.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        let fixed = UIView()
        fixed.heightAnchor.constraint(equalToConstant: 44).isActive = true
        room.stack.insertArrangedSubview(card, at: 1)
        room.stack.insertArrangedSubview(fixed, at: 1)
        room.stage.settle()
        card.isHidden = true
        fixed.isHidden = true
        room.stage.settle()
        #expect(views[1].frame.minY == 30 && room.stack.bounds.height == 80)
        #expect(log.messages.isEmpty)
    }

    @Test("a view hidden from the start can be shown before the first layout")
    func fromTheStart() {
        let (first, second) = (SizedView(10, 10), SizedView(20, 20))
        first.isHidden = true
        let room = StackRoom(.horizontal, [first, second])
        #expect(room.settledAlong() == [[0, 0], [0, 20]])
        first.isHidden = false
        #expect(room.settledAlong() == [[0, 10], [10, 20]])
    }

    @Test("equally sized views share the space without the hidden one")
    func equal() {
        let room = StackRoom(length: 310, breadth: 50, [UIView(), UIView(), UIView()])
        room.stack.spacing = 10
        room.stack.distribution = .fillEqually
        room.stage.settle()
        room.stack.arrangedSubviews[2].isHidden = true
        #expect(room.settledAlong() == [[0, 150], [160, 150], [310, 0]])
        // Hidden views keep the breadth of the stack.
        #expect(room.across == [[0, 50], [0, 50], [0, 50]])
        room.stack.distribution = .equalSpacing
        #expect(room.settledAlong() == [[0, 0], [310, 0], [310, 0]])
    }
}
