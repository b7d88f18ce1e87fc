import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Gravity, pushes and collisions") @MainActor struct FallingViewTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        animator = UIDynamicAnimator(referenceView: stage.window)
        stage.show(view)
    }

    /// ½ · 1000 · 0.5² = 125
    @Test("a view falls by half of g t²")
    func freeFall() {
        animator.addBehavior(UIGravityBehavior(items: [view]))
        stage.advance(by: 0.5)
        #expect((view.center.y - 275).magnitude < 1e-6)
        #expect(view.center.x == 150)
        #expect((animator.elapsedTime - 0.5).magnitude < 1e-9)
    }

    @Test("gravity has the direction and magnitude that were set")
    func gravityDirection() {
        let gravity = UIGravityBehavior(items: [view])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        #expect(gravity.magnitude == 1)
        gravity.setAngle(0, magnitude: 0.5)
        #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
        animator.addBehavior(gravity)
        stage.advance(by: 0.5)
        #expect((view.center.x - 212.5).magnitude < 1e-6)
        #expect(view.center.y == 150)
        gravity.angle = .pi / 2
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 0.5))
    }

    @Test("a fallen view rests on the edge of its reference view, and no more frames are made")
    func rest() {
        let delegate = AnimatorJournal()
        animator.delegate = delegate
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        #expect(animator.isRunning)
        #expect(stage.settle(limit: 5))
        #expect((view.center.y - 750).magnitude < 0.05)
        #expect(view.center.x == 150)
        #expect(view.transform == .identity)
        #expect(!animator.isRunning)
        #expect(delegate.calls == ["resume", "pause"])

        let (frames, center) = (stage.framesMade, view.center)
        stage.advance(by: 10)
        #expect(stage.framesMade == frames)
        #expect(view.center == center)
    }

    @Test("an animator at rest resumes when something changes")
    func wake() {
        let delegate = AnimatorJournal()
        animator.delegate = delegate
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        let gravity = UIGravityBehavior(items: [view])
        animator.addBehavior(gravity)
        stage.settle(limit: 5)
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        #expect(animator.isRunning)
        stage.settle(limit: 5)
        #expect((view.center.y - 50).magnitude < 0.05)
        #expect(delegate.calls == ["resume", "pause", "resume", "pause"])
    }

    /// The view falls 250 points, and so rises by 0.5² · 250 = 62.5.
    @Test("a bounce's height is the square of the elasticity")
    func bounce() {
        view.center = CGPoint(x: 200, y: 500)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        let material = UIDynamicItemBehavior(items: [view])
        material.elasticity = 0.5
        for behavior in [UIGravityBehavior(items: [view]), collision, material] { animator.addBehavior(behavior) }
        var (lowest, highest) = (CGFloat(0), CGFloat.infinity)
        // √(2 · 250 / 1000) = 0.707 s down, 0.354 s up
        for _ in 0..<64 {
            stage.advance(by: 1.0 / 60)
            lowest = max(lowest, view.center.y)
            if lowest > 745 { highest = min(highest, view.center.y) }
        }
        #expect(lowest < 750.05)
        #expect((highest - 687.5).magnitude < 2)
    }

    @Test("a push of 1 accelerates 100 × 100 points by 100 points per second squared", arguments: [1.0, 2.0])
    func push(density: CGFloat) {
        let push = UIPushBehavior(items: [view], mode: .continuous)
        #expect(push.active && push.magnitude == 0)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        let material = UIDynamicItemBehavior(items: [view])
        material.density = density
        animator.addBehavior(material)
        animator.addBehavior(push)
        stage.advance(by: 1)
        #expect((view.center.x - 150 - 50 / density).magnitude < 1e-6)
    }

    @Test("an instantaneous push acts once")
    func instantaneousPush() {
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.setAngle(.pi / 2, magnitude: 1)
        animator.addBehavior(push)
        stage.advance(by: 1)
        #expect((view.center.y - 250).magnitude < 1e-6)
        #expect(!push.active)
        push.active = true
        stage.advance(by: 1)
        #expect((view.center.y - 450).magnitude < 1e-6)
    }

    @Test("a push beside the centre rotates a view, unless allowsRotation is off")
    func turning() {
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
        animator.addBehavior(push)
        stage.advance(by: 0.5)
        // r × v / (w² / 6) = 50 · 100 / 1666.7 = 3 radians a second
        #expect((atan2(view.transform.b, view.transform.a) - 1.5).magnitude < 1e-6)

        let other = UIView(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
        let material = UIDynamicItemBehavior(items: [other])
        material.allowsRotation = false
        let second = UIPushBehavior(items: [other], mode: .instantaneous)
        second.pushDirection = CGVector(dx: 0, dy: 1)
        second.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: other)
        animator.addBehavior(material)
        animator.addBehavior(second)
        stage.advance(by: 0.5)
        #expect(other.transform == .identity)
        #expect((other.center.y - 200).magnitude < 1e-6)
    }

    @Test("a rotating view keeps its scale")
    func scale() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let material = UIDynamicItemBehavior(items: [view])
        material.addAngularVelocity(1, for: view)
        animator.addBehavior(material)
        stage.advance(by: 0.5)
        #expect((atan2(view.transform.b, view.transform.a) - 0.5).magnitude < 1e-6)
        #expect((view.transform.a * view.transform.a + view.transform.b * view.transform.b - 4).magnitude < 1e-9)
    }

    @Test("velocities added before the behaviour is in an animator apply later")
    func velocities() {
        let material = UIDynamicItemBehavior(items: [view])
        material.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        material.addLinearVelocity(CGPoint(x: 20, y: 0), for: view)
        #expect(material.linearVelocity(for: view) == CGPoint(x: 120, y: 0))
        animator.addBehavior(material)
        stage.advance(by: 0.5)
        #expect((view.center.x - 210).magnitude < 1e-6)
        #expect(material.linearVelocity(for: view) == CGPoint(x: 120, y: 0))
        #expect(material.angularVelocity(for: view) == 0)
    }

    @Test("a view moved by the app continues from its new place")
    func update() {
        let material = UIDynamicItemBehavior(items: [view])
        material.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        animator.addBehavior(material)
        stage.advance(by: 0.5)
        view.center = CGPoint(x: 20, y: 20)
        animator.updateItem(usingCurrentState: view)
        stage.advance(by: 0.5)
        #expect((view.center.x - 70).magnitude < 1e-6)
        #expect(view.center.y == 20)
    }

    @Test("an anchored view takes collisions without moving")
    func anchored() {
        let other = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
        stage.show(other)
        let material = UIDynamicItemBehavior(items: [other])
        material.isAnchored = true
        animator.addBehavior(material)
        animator.addBehavior(UICollisionBehavior(items: [view, other]))
        animator.addBehavior(UIGravityBehavior(items: [view, other]))
        stage.settle(limit: 5)
        #expect(other.center == CGPoint(x: 150, y: 450))
        #expect((view.center.y - 350).magnitude < 0.05)
    }

    @Test("items(in:) finds the items in a rectangle")
    func items() {
        let other = UIView(frame: CGRect(x: 300, y: 600, width: 50, height: 50))
        animator.addBehavior(UIGravityBehavior(items: [view, other]))
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 120, height: 120)).count == 1)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 800)).count == 2)
        #expect(animator.items(in: CGRect(x: 0, y: 300, width: 100, height: 100)).isEmpty)
        animator.removeAllBehaviors()
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 800)).isEmpty)
    }

    /// A disc touches the line with its lowest point, whichever way it is turned.
    @Test("a view with elliptical bounds rolls")
    func round() {
        let ball = Ball(frame: CGRect(x: 100, y: 650, width: 100, height: 100))
        stage.show(ball)
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(
            withIdentifier: "floor" as NSCopying, from: CGPoint(x: -1000, y: 750), to: CGPoint(x: 1000, y: 750))
        let material = UIDynamicItemBehavior(items: [ball])
        material.friction = 1
        material.addLinearVelocity(CGPoint(x: 60, y: 0), for: ball)
        for behavior in [collision, material, UIGravityBehavior(items: [ball])] { animator.addBehavior(behavior) }
        stage.advance(by: 2)
        #expect((ball.center.y - 700).magnitude < 0.05)
        // A disc that slid first rolls at two thirds of its speed, and turns by v / r.
        #expect((material.linearVelocity(for: ball).x - 40).magnitude < 1)
        #expect((material.angularVelocity(for: ball) - 0.8).magnitude < 0.02)
    }

    @Test("a dynamic item group moves as one")
    func group() {
        let other = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
        let group = UIDynamicItemGroup(items: [view, other])
        #expect(group.center == CGPoint(x: 200, y: 150))
        #expect(group.bounds.size == CGSize(width: 200, height: 100))
        let collision = UICollisionBehavior(items: [group])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [group]))
        stage.settle(limit: 5)
        #expect((view.center.y - 750).magnitude < 0.05)
        #expect(other.center == CGPoint(x: view.center.x + 100, y: view.center.y))
    }

    @Test("two runs put views at the same places, to the bit")
    func sameBits() {
        func run() -> [CGFloat] {
            let stage = Stage(size: CGSize(width: 400, height: 800))
            let views = (0..<8).map { UIView(frame: CGRect(x: 30 * $0, y: 70 * $0, width: 60, height: 40)) }
            for view in views { stage.show(view) }
            let animator = UIDynamicAnimator(referenceView: stage.window)
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            let material = UIDynamicItemBehavior(items: views)
            (material.elasticity, material.friction) = (0.6, 0.3)
            animator.addBehavior(collision)
            animator.addBehavior(material)
            animator.addBehavior(UIGravityBehavior(items: views))
            animator.addBehavior(UIAttachmentBehavior(item: views[0], attachedTo: views[5]))
            stage.advance(by: 3)
            return views.flatMap { [$0.center.x, $0.center.y, $0.transform.a, $0.transform.b] }
        }
        #expect(run() == run())
    }
}

@MainActor private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

@MainActor final class AnimatorJournal: NSObject, UIDynamicAnimatorDelegate {
    var calls: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
}
