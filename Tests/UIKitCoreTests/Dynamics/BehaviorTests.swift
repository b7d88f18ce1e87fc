import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

@Suite("Behaviours, contacts and fields") @MainActor struct BehaviorTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        animator = UIDynamicAnimator(referenceView: stage.window)
        stage.show(view)
    }

    @Test("child behaviours are added and removed with their parent, and get willMove(to:)")
    func children() {
        let parent = Noting()
        let child = Noting()
        let gravity = UIGravityBehavior(items: [view])
        parent.addChildBehavior(child)
        child.addChildBehavior(gravity)
        animator.addBehavior(parent)
        #expect(gravity.dynamicAnimator === animator)
        #expect(animator.behaviors.count == 1)
        stage.advance(by: 0.5)
        #expect((view.center.y - 275).magnitude < 1e-6)
        #expect(parent.frames == 30)
        parent.removeChildBehavior(child)
        #expect(gravity.dynamicAnimator == nil)
        #expect(parent.moves == [true])
        #expect(child.moves == [true, false])
        #expect(animator.items(in: stage.window.bounds).isEmpty)
    }

    @Test("a behaviour added to another animator leaves the first")
    func otherAnimator() {
        let other = UIDynamicAnimator(referenceView: stage.window)
        let gravity = UIGravityBehavior(items: [view])
        animator.addBehavior(gravity)
        other.addBehavior(gravity)
        #expect(animator.behaviors.isEmpty)
        #expect(gravity.dynamicAnimator === other)
        stage.advance(by: 0.5)
        #expect((view.center.y - 275).magnitude < 1e-6)
    }

    @Test("a behaviour can't be its own child")
    func ownChild() {
        let log = WarningLog()
        let (one, two) = (UIDynamicBehavior(), UIDynamicBehavior())
        one.addChildBehavior(two)
        two.addChildBehavior(one)
        one.addChildBehavior(one)
        #expect(two.childBehaviors.isEmpty)
        #expect(one.childBehaviors.count == 1)
        #expect(log.identifiers == ["dynamics-child"])
    }

    @Test("behaviours are at most 400 levels inside each other")
    func depth() {
        let log = WarningLog()
        let root = UIDynamicBehavior()
        var deepest = root
        for _ in 0..<1000 {
            let next = UIDynamicBehavior()
            deepest.addChildBehavior(next)
            if deepest.childBehaviors.isEmpty { break }
            deepest = next
        }
        #expect(log.identifiers == ["dynamics-child"])
        animator.addBehavior(root)
        #expect(deepest.dynamicAnimator === animator)
        stage.settle()
    }

    @Test("a behaviour may be removed in its action")
    func removal() {
        let gravity = UIGravityBehavior(items: [view])
        var frames = 0
        gravity.action = { [animator] in
            frames += 1
            if frames == 3 { animator.removeAllBehaviors() }
        }
        animator.addBehavior(gravity)
        stage.settle(limit: 5)
        #expect(frames == 3)
        #expect(!animator.isRunning)
    }

    @Test("the collision delegate is told which boundary is touched, and when the contact ends")
    func contacts() {
        let journal = ContactJournal()
        let other = UIView(frame: CGRect(x: 100, y: 500, width: 100, height: 100))
        let collision = UICollisionBehavior(items: [view, other])
        collision.collisionDelegate = journal
        collision.translatesReferenceBoundsIntoBoundary = true
        #expect(collision.boundaryIdentifiers == nil)
        collision.addBoundary(
            withIdentifier: "shelf" as NSCopying, from: CGPoint(x: 0, y: 650), to: CGPoint(x: 400, y: 650))
        #expect(collision.boundaryIdentifiers?.count == 1)
        #expect(collision.boundary(withIdentifier: "shelf" as NSString) != nil)
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [view, other]))
        stage.settle(limit: 5)
        #expect(journal.calls == ["began shelf", "began item"])
        #expect((view.center.y - 500).magnitude < 0.1)
        collision.removeBoundary(withIdentifier: "shelf" as NSCopying)
        stage.settle(limit: 5)
        #expect((view.center.y - 650).magnitude < 0.1)
        #expect(journal.calls.contains("ended shelf"))
        #expect(journal.calls.contains("began nil"))
    }

    @Test("items with different collision modes pass each other")
    func mode() {
        let other = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
        let collision = UICollisionBehavior(items: [view, other])
        collision.collisionMode = .boundaries
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        stage.settle(limit: 5)
        #expect((view.center.y - 650).magnitude < 0.05)
        #expect(other.center.y == 450)
    }

    @Test("a bezier path is a boundary")
    func path() {
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: "bowl" as NSString,
            for: UIBezierPath(rect: CGRect(x: 50, y: 50, width: 300, height: 400)))
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        stage.settle(limit: 5)
        #expect((view.center.y - 400).magnitude < 0.05)
    }

    @Test("values that are not finite are ignored, with one warning")
    func badNumbers() {
        let log = WarningLog()
        let gravity = UIGravityBehavior(items: [view])
        gravity.magnitude = .nan
        gravity.magnitude = .infinity
        gravity.angle = .nan
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: CGFloat.nan, y: 0))
        spring.frequency = .infinity
        #expect(spring.frequency == 0)
        let material = UIDynamicItemBehavior(items: [view])
        material.density = .nan
        material.addLinearVelocity(CGPoint(x: CGFloat.infinity, y: 0), for: view)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 0, y: 0))
        snap.snapPoint = CGPoint(x: 0, y: CGFloat.nan)
        #expect(snap.snapPoint == .zero)
        #expect(log.identifiers.count == 7)
        #expect(Set(log.identifiers) == ["dynamics-number"])
        animator.addBehavior(gravity)
        animator.addBehavior(spring)
        stage.advance(by: 1)
        #expect(view.center.x.isFinite && view.center.y.isFinite)
    }

    /// 100 points/s² are 50 points in the first second.
    @Test("each kind of field accelerates its items")
    func fields() {
        let down = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        #expect(down.strength == 1 && down.falloff == 0)
        down.addItem(view)
        animator.addBehavior(down)
        stage.advance(by: 1)
        #expect((view.center.y - 200).magnitude < 1e-6)
        animator.removeAllBehaviors()

        let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 30, dy: 0))
        wind.addItem(view)
        animator.addBehavior(wind)
        stage.advance(by: 1)
        #expect((view.center.x - 180).magnitude < 1e-6)
        animator.removeAllBehaviors()

        let own = UIFieldBehavior.field { _, _, _, mass, _, _ in CGVector(dx: mass, dy: 0) }
        own.addItem(view)
        animator.addBehavior(own)
        stage.advance(by: 1)
        #expect((view.center.x - 230).magnitude < 1)
        animator.removeAllBehaviors()

        let sun = UIFieldBehavior.radialGravityField(position: CGPoint(x: view.center.x, y: 700))
        sun.region = UIRegion(radius: 50)
        sun.addItem(view)
        let before = view.center
        animator.addBehavior(sun)
        stage.advance(by: 1)
        #expect(view.center == before)
        sun.region = .infinite
        stage.advance(by: 1)
        #expect(view.center.y > before.y + 45)
    }

    @Test("a drag field slows items down")
    func dragField() {
        let material = UIDynamicItemBehavior(items: [view])
        material.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        let drag = UIFieldBehavior.dragField()
        drag.addItem(view)
        animator.addBehavior(material)
        animator.addBehavior(drag)
        stage.advance(by: 1)
        #expect((material.linearVelocity(for: view).x - 36.8).magnitude < 0.5)
    }

    @Test("regions can be united, intersected and subtracted")
    func regions() {
        let disc = UIRegion(radius: 10)
        let box = UIRegion(size: CGSize(width: 40, height: 4))
        #expect(disc.contains(CGPoint(x: 6, y: 8)) && !disc.contains(CGPoint(x: 8, y: 8)))
        #expect(box.contains(CGPoint(x: 20, y: -2)) && !box.contains(CGPoint(x: 0, y: 3)))
        #expect(disc.byUnion(with: box).contains(CGPoint(x: 20, y: 0)))
        #expect(!disc.byIntersection(with: box).contains(CGPoint(x: 0, y: 8)))
        #expect(disc.byDifference(from: box).contains(CGPoint(x: 0, y: 8)))
        #expect(!UIRegion.infinite.inverse().contains(.zero))
        #expect((disc.copy() as? UIRegion)?.contains(.zero) == true)
    }
}

@MainActor private final class Noting: UIDynamicBehavior {
    var moves: [Bool] = []
    var frames = 0

    override init() {
        super.init()
        action = { [unowned self] in frames += 1 }
    }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
        super.willMove(to: dynamicAnimator)
    }
}

@MainActor private final class ContactJournal: NSObject, UICollisionBehaviorDelegate {
    var calls: [String] = []

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) { calls.append("began item") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { calls.append("began \(identifier as? String ?? "nil")") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { calls.append("ended \(identifier as? String ?? "nil")") }
}
