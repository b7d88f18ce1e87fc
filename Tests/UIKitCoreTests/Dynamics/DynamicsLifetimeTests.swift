import Dispatch
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Lifetimes in UIKit Dynamics") @MainActor struct DynamicsLifetimeTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))

    /// Makes this stage the one that animators without a view find, whichever other suite made one meanwhile.
    private func beginHere() { stage.settle() }

    @Test("a released animator makes no more frames, and its behaviours have no animator")
    func animatorFirst() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(view)
        let gravity = UIGravityBehavior(items: [view])
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.window)
        animator?.addBehavior(gravity)
        stage.advance(by: 0.1)
        animator = nil
        #expect(gravity.dynamicAnimator == nil)
        let (center, frames) = (view.center, stage.framesMade)
        stage.advance(by: 1)
        #expect(view.center == center)
        #expect(stage.framesMade <= frames + 1)
        gravity.magnitude = 2
        gravity.removeItem(view)
        let other = UIDynamicAnimator(referenceView: stage.window)
        gravity.addItem(view)
        other.addBehavior(gravity)
        stage.advance(by: 0.5)
        #expect((view.center.y - center.y - 250).magnitude < 1e-6)
    }

    @Test("an animator whose reference view is released stops")
    func viewFirst() {
        beginHere()
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var view: UIView? = UIView(frame: stage.window.bounds)
        let animator = UIDynamicAnimator(referenceView: view!)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        view = nil
        #expect(animator.referenceView == nil)
        stage.advance(by: 1)
        #expect(!animator.isRunning)
        #expect(item.center.y == 50)
    }

    @Test("an animator may be released while it makes a frame")
    func animatorInAction() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.window)
        let (gravity, collision) = (UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view]))
        gravity.action = { animator = nil }
        var wasCalled = false
        collision.action = { wasCalled = true }
        animator?.addBehavior(gravity)
        animator?.addBehavior(collision)
        stage.advance(by: 1)
        #expect(animator == nil)
        #expect(wasCalled)
        #expect(gravity.dynamicAnimator == nil)
    }

    @Test("an animator, its behaviours and items are released with their owners")
    func nothingIsKept() {
        let census = Census()
        do {
            let view = Counted(census)
            stage.show(view)
            let animator = CountedAnimator(referenceView: stage.window)
            animator.token = census.token("animator")
            let (gravity, collision) = (UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view]))
            let parent = CountedBehavior()
            parent.token = census.token("behavior")
            parent.addChildBehavior(gravity)
            parent.addChildBehavior(collision)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(parent)
            stage.advance(by: 0.5)
            view.removeFromSuperview()
        }
        stage.advance(by: 0.1)
        #expect(census.living.isEmpty)
    }

    @Test("an animator released on another thread makes no more frames, and its behaviours have none")
    func animatorElsewhere() async {
        for _ in 0..<20 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.show(view)
            let gravity = UIGravityBehavior(items: [view])
            let last = LastAnimator(UIDynamicAnimator(referenceView: stage.window))
            last.animator?.addBehavior(gravity)
            stage.advance(by: 0.1)
            last.drop()
            #expect(gravity.dynamicAnimator == nil)
            gravity.magnitude = 2
            gravity.removeItem(view)
            view.removeFromSuperview()
        }
        // Display links are removed on the main actor, when it is free.
        for _ in 0..<100 where !stage.settle(limit: 1) { await Task.yield() }
        #expect(stage.settle(limit: 1))
    }

    @Test("an animator whose layout is released stops")
    func layoutFirst() {
        beginHere()
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        var layout: UICollectionViewLayout? = UICollectionViewLayout()
        let animator = UIDynamicAnimator(collectionViewLayout: layout!)
        animator.addBehavior(UIGravityBehavior(items: [attributes]))
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) === attributes)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
        layout = nil
        stage.advance(by: 1)
        #expect(!animator.isRunning)
        #expect(attributes.center.y == 25)
    }
}

@MainActor private final class Counted: UIView {
    private let token: Census.Token

    init(_ census: Census) {
        token = census.token("view")
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

@MainActor private final class CountedAnimator: UIDynamicAnimator {
    var token: Census.Token?
}

@MainActor private final class CountedBehavior: UIDynamicBehavior {
    var token: Census.Token?
}

/// Releases an animator on another thread.
private final class LastAnimator: @unchecked Sendable {
    // While the test waits for the other thread, only that thread uses the animator.
    var animator: UIDynamicAnimator?

    @MainActor init(_ animator: UIDynamicAnimator) { self.animator = animator }

    func drop() {
        let isDropped = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            self.animator = nil
            isDropped.signal()
        }
        isDropped.wait()
    }
}
