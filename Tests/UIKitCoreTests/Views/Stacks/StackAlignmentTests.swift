import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

private let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]

/// Three views that are 20, 30 and 10 across, in 50 points or in none that were asked for.
@Suite("Stack views: alignments and margins") @MainActor struct StackAlignmentTests {
    private func room(
        _ axis: NSLayoutConstraint.Axis, _ isRightToLeft: Bool, _ alignment: UIStackView.Alignment,
        breadth: CGFloat? = 50
    ) -> StackRoom {
        let views = [20, 30, 10].map { SizedView.along(axis, 40, $0) }
        let room = StackRoom(axis, breadth: breadth, isRightToLeft: isRightToLeft, views)
        room.stack.alignment = alignment
        return room
    }

    @Test(
        "each alignment places its views in 50 points", arguments: axes,
        [
            (UIStackView.Alignment.fill, [[0, 50], [0, 50], [0, 50]] as [[CGFloat]]),
            (.leading, [[0, 20], [0, 30], [0, 10]]), (.top, [[0, 20], [0, 30], [0, 10]]),
            (.center, [[15, 20], [10, 30], [20, 10]]), (.trailing, [[30, 20], [20, 30], [40, 10]]),
            (.bottom, [[30, 20], [20, 30], [40, 10]]),
        ])
    func room(axis: NSLayoutConstraint.Axis, expected: (alignment: UIStackView.Alignment, lines: [[CGFloat]])) {
        for isRightToLeft in [false, true] {
            #expect(room(axis, isRightToLeft, expected.alignment).settledAcross() == expected.lines)
        }
    }

    @Test(
        "a stack is as large as its largest view, and each alignment places its views in it", arguments: axes,
        [
            (UIStackView.Alignment.fill, [[0, 30], [0, 30], [0, 30]] as [[CGFloat]]),
            (.leading, [[0, 20], [0, 30], [0, 10]]), (.center, [[5, 20], [0, 30], [10, 10]]),
            (.trailing, [[10, 20], [0, 30], [20, 10]]),
        ])
    func natural(axis: NSLayoutConstraint.Axis, expected: (alignment: UIStackView.Alignment, lines: [[CGFloat]])) {
        let room = room(axis, false, expected.alignment, breadth: nil)
        #expect(room.settledAcross() == expected.lines)
        let size = room.stack.bounds.size
        #expect((axis == .horizontal ? size.height : size.width) == 30)
        #expect((axis == .horizontal ? size.width : size.height) == 120)
    }

    @Test("a view without an intrinsic size is 0 points across, and the layout isn't ambiguous")
    func suppression() {
        let room = StackRoom(length: 100, breadth: 50, [UIView(), SizedView(20, 10)])
        room.stack.alignment = .center
        #expect(room.settledAlong() == [[0, 80], [80, 20]])
        #expect(room.across == [[25, 0], [20, 10]])
        #expect(!room.stack.arrangedSubviews[0].hasAmbiguousLayout)
    }

    @Test("margins count with isLayoutMarginsRelativeArrangement, and follow the reading direction", arguments: axes)
    func margins(axis: NSLayoutConstraint.Axis) {
        for isRightToLeft in [false, true] {
            let room = room(axis, isRightToLeft, .fill, breadth: nil)
            room.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
            let (start, both, across, bothAcross): (CGFloat, CGFloat, CGFloat, CGFloat) =
                axis == .horizontal ? (2, 10, 1, 5) : (1, 5, 2, 10)
            #expect(room.settledAlong() == [[0, 40], [40, 40], [80, 40]])
            room.stack.isLayoutMarginsRelativeArrangement = true
            #expect(room.settledAlong() == [[start, 40], [start + 40, 40], [start + 80, 40]])
            #expect(room.across == [[across, 30], [across, 30], [across, 30]])
            let size = room.stack.bounds.size
            #expect((axis == .horizontal ? size.width : size.height) == 120 + both)
            #expect((axis == .horizontal ? size.height : size.width) == 30 + bothAcross)
            room.stack.layoutMargins = .zero
            #expect(room.settledAlong() == [[0, 40], [40, 40], [80, 40]])
        }
    }

    @Test("views follow a new axis and a new layout direction")
    func turning() {
        let views = [SizedView(40, 20), SizedView(60, 30)]
        let room = StackRoom(.horizontal, views)
        room.stack.alignment = .leading
        room.stage.settle()
        #expect(views[1].frame == CGRect(x: 40, y: 0, width: 60, height: 30))
        room.stack.axis = .vertical
        room.stage.settle()
        #expect(views[1].frame == CGRect(x: 0, y: 20, width: 60, height: 30))
        #expect(room.stack.bounds.size == CGSize(width: 60, height: 50))
        room.stack.semanticContentAttribute = .forceRightToLeft
        room.stage.settle()
        #expect(views[0].frame == CGRect(x: 20, y: 0, width: 40, height: 20))
        room.stack.axis = .horizontal
        room.stage.settle()
        #expect(views.map(\.frame.minX) == [60, 0])
    }
}
