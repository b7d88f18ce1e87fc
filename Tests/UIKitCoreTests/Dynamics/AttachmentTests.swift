import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Attachments and snaps") @MainActor struct AttachmentTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let animator: UIDynamicAnimator

    init() {
        animator = UIDynamicAnimator(referenceView: stage.window)
        stage.show(view)
    }

    @Test("a snap ends exactly at its point, upright")
    func snap() {
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300.3, y: 610.7))
        #expect(snap.damping == 0.5)
        animator.addBehavior(snap)
        #expect(stage.settle(limit: 5))
        #expect(view.center == CGPoint(x: 300.3, y: 610.7))
        #expect(atan2(view.transform.b, view.transform.a).magnitude < 1e-12)
        #expect(stage.time < 2.5)

        snap.snapPoint = CGPoint(x: 100, y: 100)
        #expect(stage.settle(limit: 5))
        #expect(view.center == CGPoint(x: 100, y: 100))
    }

    @Test("a snap with little damping swings further past its point")
    func snapDamping() {
        func furthest(_ damping: CGFloat) -> CGFloat {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 225, y: 25))
            snap.damping = damping
            animator.addBehavior(snap)
            var furthest = CGFloat(0)
            for _ in 0..<120 {
                stage.advance(by: 1.0 / 60)
                furthest = max(furthest, view.center.x)
            }
            animator.removeBehavior(snap)
            return furthest
        }
        let (loose, usual, firm) = (furthest(0), furthest(0.5), furthest(1))
        #expect(loose > usual && usual > firm)
        #expect(firm <= 225.01)
    }

    /// An undamped spring of 2 swings a second is back after half a second.
    @Test("a spring oscillates with its frequency")
    func spring() {
        let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 150, y: 400))
        #expect(spring.length == 250)
        #expect(spring.attachedBehaviorType == .anchor && spring.items.count == 1)
        spring.length = 150
        spring.frequency = 2
        animator.addBehavior(spring)
        stage.advance(by: 0.25)
        #expect((view.center.y - 350).magnitude < 3)
        stage.advance(by: 0.25)
        #expect((view.center.y - 150).magnitude < 3)
        stage.advance(by: 5)
        #expect((view.center.y - 150).magnitude < 3)
    }

    @Test("an item attached to a finger moves as fast, and flies on")
    func ledByFinger() {
        let rod = UIAttachmentBehavior(item: view, attachedToAnchor: view.center)
        animator.addBehavior(rod)
        for step in 1...30 {
            rod.anchorPoint = CGPoint(x: 150 + 4 * CGFloat(step), y: 150)
            stage.advance(by: 1.0 / 60)
        }
        #expect((view.center.x - 270).magnitude < 0.1)
        animator.removeBehavior(rod)
        let material = UIDynamicItemBehavior(items: [view])
        animator.addBehavior(material)
        #expect(view.center.x > 269)
    }

    @Test("a body keeps its velocity while another behaviour still has its item")
    func flight() {
        let rod = UIAttachmentBehavior(item: view, attachedToAnchor: view.center)
        let material = UIDynamicItemBehavior(items: [view])
        animator.addBehavior(material)
        animator.addBehavior(rod)
        for step in 1...30 {
            rod.anchorPoint = CGPoint(x: 150 + 4 * CGFloat(step), y: 150)
            stage.advance(by: 1.0 / 60)
        }
        animator.removeBehavior(rod)
        #expect((material.linearVelocity(for: view).x - 240).magnitude < 2)
        stage.advance(by: 0.25)
        #expect((view.center.x - 330).magnitude < 2)
    }

    @Test("two items on a rod keep their distance")
    func rod() {
        let other = UIView(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
        let rod = UIAttachmentBehavior(item: view, attachedTo: other)
        #expect(rod.length == 150)
        #expect(rod.attachedBehaviorType == .items)
        animator.addBehavior(rod)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            let way = hypot(view.center.x - other.center.x, view.center.y - other.center.y)
            #expect((way - 150).magnitude < 0.1)
        }
        #expect(other.center.y > 200)
    }

    @Test("rope, slider, fixed and pin attachments keep their constraints")
    func others() {
        let other = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
        let (box, rail) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), CGVector(dx: 0, dy: 1))
        let glue = UIAttachmentBehavior.fixedAttachment(
            with: view, attachedTo: other, attachmentAnchor: CGPoint(x: 200, y: 150))
        let slider = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: box.center, axisOfTranslation: rail)
        slider.attachmentRange = UIFloatRange(minimum: -10, maximum: 200)
        animator.addBehavior(glue)
        animator.addBehavior(slider)
        let gravity = UIGravityBehavior(items: [view, box])
        gravity.gravityDirection = CGVector(dx: 0.2, dy: 1)
        animator.addBehavior(gravity)
        stage.advance(by: 1)
        #expect((box.center.x - 20).magnitude < 0.05)
        #expect((box.center.y - 220).magnitude < 0.1)
        #expect((hypot(view.center.x - other.center.x, view.center.y - other.center.y) - 100).magnitude < 0.2)
        #expect((view.transform.b - other.transform.b).magnitude < 0.02)

        animator.removeAllBehaviors()
        let (nail, board) = (UIView(frame: CGRect(x: 190, y: 290, width: 20, height: 20)), UIView())
        board.frame = CGRect(x: 200, y: 280, width: 100, height: 40)
        let pin = UIAttachmentBehavior.pinAttachment(
            with: nail, attachedTo: board, attachmentAnchor: CGPoint(x: 200, y: 300))
        pin.attachmentRange = UIFloatRange(minimum: 0, maximum: .pi / 4)
        let fixed = UIDynamicItemBehavior(items: [nail])
        fixed.isAnchored = true
        animator.addBehavior(pin)
        animator.addBehavior(fixed)
        animator.addBehavior(UIGravityBehavior(items: [board]))
        stage.settle(limit: 10)
        #expect((atan2(board.transform.b, board.transform.a) - .pi / 4).magnitude < 0.02)
        #expect(nail.center == CGPoint(x: 200, y: 300))

        animator.removeAllBehaviors()
        let weight = UIView(frame: CGRect(x: 190, y: 310, width: 20, height: 20))
        let rope = UIAttachmentBehavior.limitAttachment(
            with: nail, offsetFromCenter: .zero, attachedTo: weight, offsetFromCenter: .zero)
        rope.length = 100
        animator.addBehavior(rope)
        animator.addBehavior(fixed)
        animator.addBehavior(UIGravityBehavior(items: [weight]))
        stage.settle(limit: 10)
        #expect((weight.center.y - 400).magnitude < 0.1)
    }
}
