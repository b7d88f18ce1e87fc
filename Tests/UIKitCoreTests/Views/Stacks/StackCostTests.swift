import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Stack views: the cost of changes") @MainActor struct StackCostTests {
    private let room = StackRoom(length: 320, breadth: 50, (1...5).map { SizedView(CGFloat($0), 10) })

    init() {
        room.stack.alignment = .center
        room.stage.settle()
    }

    @Test("a new spacing changes constants only; a new alignment changes no constraint along the axis")
    func properties() {
        let (along, across) = (room.stack.constraintsAlong.all, room.stack.constraintsAcross.all)
        room.stack.spacing = 7
        room.stage.settle()
        #expect(room.stack.constraintsAlong.all == along && room.stack.constraintsAcross.all == across)
        #expect(along.filter { $0.identifier == "UISV-spacing" }.map(\.constant) == [7, 7, 7, 7])
        room.stack.alignment = .bottom
        room.stage.settle()
        #expect(room.stack.constraintsAlong.all == along && room.stack.constraintsAcross.all != across)
        #expect(across.allSatisfy { !$0.isActive })
    }

    @Test("inserting a view changes the constraints at its place, and no others")
    func inserting() {
        let along = room.stack.constraintsAlong.all
        room.stack.insertArrangedSubview(SizedView(10, 10), at: 3)
        room.stage.settle()
        // The canvas and two gaps, the gap that was split into two, and one more gap and the canvas.
        let now = room.stack.constraintsAlong.all
        #expect(now.prefix(3) == along.prefix(3) && now.suffix(2) == along.suffix(2) && now.count == along.count + 1)
        #expect(along.map(\.isActive) == [true, true, true, false, true, true])
    }

    @Test("ten changes cause one update of constraints; without changes there is none")
    func once() {
        final class Counted: UIStackView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let stack = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        room.stage.show(stack)
        room.stage.settle()
        stack.updates = 0
        for _ in 0..<5 { stack.addArrangedSubview(UIView()) }
        room.stage.settle()
        #expect(stack.updates == 1)
        stack.spacing = 3
        stack.axis = .vertical
        stack.arrangedSubviews[2].isHidden = true
        room.stage.settle()
        // One update is for the changes, one because hidden views keep the breadth that layout gave the stack.
        #expect(stack.updates <= 3)
        let updates = stack.updates
        stack.frame.size.height = 300
        stack.setNeedsLayout()
        room.stage.settle()
        #expect(stack.updates == updates && stack.arrangedSubviews[0].frame.width == 100)
    }

    @Test("constraints that the app removes come back with the next change")
    func meddling() {
        room.stack.removeConstraints(room.stack.constraints.filter { $0.identifier != nil })
        room.stack.spacing = 10
        room.stage.settle()
        // The first one has what the others leave: 320 less 14, and four gaps.
        #expect(room.along.map { $0[0] } == [0, 276, 288, 301, 315] as [CGFloat])
    }
}
