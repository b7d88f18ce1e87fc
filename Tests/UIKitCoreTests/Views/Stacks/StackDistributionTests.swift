import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

private let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]

/// Three views of 40, 60 and 20 in 320 points, 10 between them, along either axis and in either direction of reading.
@Suite("Stack views: distributions") @MainActor struct StackDistributionTests {
    private func room(
        _ axis: NSLayoutConstraint.Axis, _ isRightToLeft: Bool, _ distribution: UIStackView.Distribution,
        length: CGFloat? = 320
    ) -> StackRoom {
        let views = [40, 60, 20].map { SizedView.along(axis, $0, 30) }
        let room = StackRoom(axis, length: length, isRightToLeft: isRightToLeft, views)
        room.stack.spacing = 10
        room.stack.distribution = distribution
        return room
    }

    @Test("fill stretches the first view", arguments: axes, [false, true])
    func fill(axis: NSLayoutConstraint.Axis, isRightToLeft: Bool) {
        let room = room(axis, isRightToLeft, .fill)
        // 320 less 60, 20 and two gaps.
        #expect(room.settledAlong() == [[0, 220], [230, 60], [300, 20]])
        #expect(room.across == [[0, 30], [0, 30], [0, 30]])
    }

    @Test("fill stretches the view that hugs least, and shrinks the one that resists least", arguments: axes)
    func priorities(axis: NSLayoutConstraint.Axis) {
        let room = room(axis, false, .fill)
        let views = room.stack.arrangedSubviews
        views[2].setContentHuggingPriority(.defaultLow - 1, for: axis)
        #expect(room.settledAlong() == [[0, 40], [50, 60], [120, 200]])
        let tight = self.room(axis, false, .fill, length: 100)
        tight.stack.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultHigh - 1, for: axis)
        // 80 points for 120: the first has 40 less.
        #expect(tight.settledAlong() == [[0, 0], [10, 60], [80, 20]])
    }

    @Test("fillEqually divides 300 points by three", arguments: axes, [false, true])
    func fillEqually(axis: NSLayoutConstraint.Axis, isRightToLeft: Bool) {
        let room = room(axis, isRightToLeft, .fillEqually)
        #expect(room.settledAlong() == [[0, 100], [110, 100], [220, 100]])
    }

    @Test(
        "fillProportionally divides 280 points as 40 to 60 to 20, and the last view gets what gaps leave",
        arguments: axes, [false, true])
    func fillProportionally(axis: NSLayoutConstraint.Axis, isRightToLeft: Bool) {
        let views = [40, 60, 20].map { SizedView.along(axis, $0, 30) }
        let room = StackRoom(axis, length: 280, isRightToLeft: isRightToLeft, views)
        room.stack.spacing = 10
        room.stack.distribution = .fillProportionally
        // Twice 140, which is what the views and two gaps need. The gaps don't grow, so 20 are left over.
        #expect(room.settledAlong() == [[0, 80], [90, 120], [220, 60]])
        // As 20 to 60 to 20 of 120: 280 · 20 / 120 = 46.67, to the pixel.
        views[0].size = CGSize(width: 20, height: 20)
        let along = room.settledAlong()
        #expect(along.map { $0[1] } == [46.5, 140, 73.5] || along.map { $0[1] } == [47, 140, 73], "\(along)")
        room.stack.spacing = 0
        views[0].size = CGSize(width: 60, height: 60)
        #expect(room.settledAlong() == [[0, 120], [120, 120], [240, 40]])
    }

    @Test("fillProportionally takes shares of the whole stack, and margins come off the last view", arguments: axes)
    func proportionsAndMargins(axis: NSLayoutConstraint.Axis) {
        let room = StackRoom(axis, length: 200, [SizedView.along(axis, 25, 30), SizedView.along(axis, 75, 30)])
        room.stack.distribution = .fillProportionally
        #expect(room.settledAlong() == [[0, 50], [50, 150]])
        room.stack.isLayoutMarginsRelativeArrangement = true
        room.stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        // A quarter of 200, and what is left of 180 (people's measurements).
        #expect(room.settledAlong() == [[10, 50], [60, 130]])
    }

    @Test("ten equal views with gaps of 1: nine are alike, and the last is longer")
    func tenAlike() {
        let room = StackRoom(length: 218, (0..<10).map { _ in SizedView(10, 10) })
        room.stack.spacing = 1
        room.stack.distribution = .fillProportionally
        // Each is 10 of 109: 20 points. 218 less 9 gaps and 9 · 20.
        #expect(room.settledAlong().map { $0[1] } == Array(repeating: 20, count: 9) + [29])
    }

    @Test("fillProportionally counts a nested stack with its whole content")
    func nestedProportions() {
        let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(20, 10)])
        inner.spacing = 10
        let room = StackRoom(length: 300, [inner, SizedView(40, 10)])
        room.stack.distribution = .fillProportionally
        // As 60 to 40.
        #expect(room.settledAlong() == [[0, 180], [180, 120]])
        inner.arrangedSubviews[1].isHidden = true
        // As 30 to 40, to the pixel.
        #expect(room.settledAlong() == [[0, 128.5], [128.5, 171.5]])
    }

    @Test("equalSpacing divides 200 points into two gaps", arguments: axes, [false, true])
    func equalSpacing(axis: NSLayoutConstraint.Axis, isRightToLeft: Bool) {
        let room = room(axis, isRightToLeft, .equalSpacing)
        #expect(room.settledAlong() == [[0, 40], [140, 60], [300, 20]])
    }

    @Test("equalCentering puts the centres at 20, 165 and 310", arguments: axes, [false, true])
    func equalCentering(axis: NSLayoutConstraint.Axis, isRightToLeft: Bool) {
        let room = room(axis, isRightToLeft, .equalCentering)
        #expect(room.settledAlong() == [[0, 40], [135, 60], [300, 20]])
    }

    @Test("equalCentering keeps the minimum spacing first", arguments: axes)
    func centeringGivesWay(axis: NSLayoutConstraint.Axis) {
        let views = [100, 10, 10, 10].map { SizedView.along(axis, $0, 30) }
        let room = StackRoom(axis, length: 200, views)
        room.stack.spacing = 8
        room.stack.distribution = .equalCentering
        // Middles go from 50 to 195; the first distance is at least 50 + 8 + 5, and the others share the remaining 82.
        #expect(room.settledAlong() == [[0, 100], [108, 10], [149, 10], [190, 10]])
    }

    @Test(
        "a stack without a given length is as long as its views and gaps",
        arguments: axes,
        // equalCentering takes twice the distance from first to second, fillEqually the longest view three times.
        [
            (UIStackView.Distribution.fill, 140 as CGFloat), (.fillEqually, 200), (.fillProportionally, 140),
            (.equalSpacing, 140), (.equalCentering, 150),
        ])
    func natural(axis: NSLayoutConstraint.Axis, expected: (UIStackView.Distribution, CGFloat)) {
        let room = room(axis, false, expected.0, length: nil)
        room.stage.settle()
        let size = room.stack.bounds.size
        #expect((axis == .horizontal ? size.width : size.height) == expected.1)
        #expect((axis == .horizontal ? size.height : size.width) == 30)
    }

    @Test("a custom spacing after one view can be set, be the system's, and be reset")
    func customSpacing() {
        let room = room(.horizontal, false, .fill)
        let (stack, views) = (room.stack, room.stack.arrangedSubviews)
        stack.setCustomSpacing(30, after: views[1])
        #expect(stack.customSpacing(after: views[1]) == 30)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        #expect(room.settledAlong() == [[0, 200], [210, 60], [300, 20]])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        #expect(room.settledAlong() == [[0, 222], [232, 60], [300, 20]])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        #expect(room.settledAlong() == [[0, 220], [230, 60], [300, 20]])
        stack.spacing = UIStackView.spacingUseSystem
        #expect(room.settledAlong() == [[0, 224], [232, 60], [300, 20]])
        stack.setCustomSpacing(40, after: views[0])
        stack.distribution = .equalSpacing
        // Gaps are equal; the largest of the least ones is 40, and there is room for 100.
        #expect(room.settledAlong() == [[0, 40], [140, 60], [300, 20]])
    }

    @Test("28, 37.5 and the rest of 300 points, centred, are at the recorded pixels (R882)")
    func recordedRow() {
        let room = StackRoom(length: 300, breadth: 30, [SizedView(28, 28), SizedView(10, 20), SizedView(37.5, 19)])
        room.stack.spacing = 8
        room.stack.alignment = .center
        for index in [0, 2] {
            room.stack.arrangedSubviews[index].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        }
        #expect(room.settledAlong() == [[0, 28], [36, 218.5], [262.5, 37.5]])
        #expect(room.across == [[1, 28], [5, 20], [5.5, 19]])
    }

    @Test("three equal heights in 96 points with spacing 4 are at the recorded pixels (R883)")
    func recordedColumn() {
        let views = [SizedView(57, 20), SizedView(80, 20), SizedView(33, 20)]
        let room = StackRoom(.vertical, length: 96, breadth: 266, views)
        room.stack.spacing = 4
        room.stack.distribution = .fillEqually
        room.stack.alignment = .leading
        #expect(room.settledAlong() == [[0, 29.5], [33.5, 29.5], [66.5, 29.5]])
        #expect(room.across == [[0, 57], [0, 80], [0, 33]])
    }

    @Test("the app's own constraints apply, too")
    func ownConstraints() {
        let views = [UIView(), UIView(), UIView()]
        let room = StackRoom(length: 320, breadth: 50, views)
        room.stack.spacing = 10
        views[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
        views[1].widthAnchor.constraint(equalTo: views[2].widthAnchor, multiplier: 2).isActive = true
        // 270 for the second and third, as 2 to 1.
        #expect(room.settledAlong() == [[0, 30], [40, 180], [230, 90]])
        #expect(room.across == [[0, 50], [0, 50], [0, 50]])
    }

    @Test("a single view fills the stack, whatever the distribution")
    func alone() {
        for distribution in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing] {
            let room = StackRoom(length: 320, breadth: 50, [SizedView(40, 30)])
            room.stack.distribution = distribution
            #expect(room.settledAlong() == [[0, 320]])
        }
    }
}
