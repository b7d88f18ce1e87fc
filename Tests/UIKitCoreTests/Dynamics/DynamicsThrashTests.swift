import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

@Suite("Animators at random") @MainActor struct DynamicsThrashTests {
    /// Behaviours come, change and go at random while views move; some numbers are NaN or infinite.
    @Test("after random changes all views have finite geometry", arguments: SeededGenerator.seeds(1..<40))
    func thrash(seed: UInt64) {
        let log = WarningLog()
        var random = SeededGenerator(seed: seed)
        let stage = Stage(size: CGSize(width: 400, height: 800))
        let views = (0..<6).map { _ in
            UIView(
                frame: CGRect(
                    x: CGFloat.random(in: -100...400, using: &random),
                    y: CGFloat.random(in: -100...800, using: &random),
                    width: CGFloat.random(in: 0...150, using: &random),
                    height: CGFloat.random(in: 0...150, using: &random)))
        }
        for view in views { stage.show(view) }
        let animator = UIDynamicAnimator(referenceView: stage.window)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            let odd: [CGFloat] = [.nan, .infinity, 0, 1e300, -1e12, .leastNonzeroMagnitude]
            return Int.random(in: 0..<20, using: &random) == 0
                ? random.pick(from: odd) : CGFloat.random(in: range, using: &random)
        }
        func point() -> CGPoint { CGPoint(x: number(-500...900), y: number(-500...900)) }
        func view() -> UIView { random.pick(from: views) }

        func added() -> UIDynamicBehavior {
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                let gravity = UIGravityBehavior(items: [view(), view()])
                gravity.setAngle(number(-4...4), magnitude: number(-2...2))
                return gravity
            case 1:
                let collision = UICollisionBehavior(items: views)
                collision.translatesReferenceBoundsIntoBoundary = Bool.random(using: &random)
                collision.addBoundary(withIdentifier: "line" as NSCopying, from: point(), to: point())
                return collision
            case 2:
                let spring = UIAttachmentBehavior(
                    item: view(), offsetFromCenter: UIOffset(horizontal: number(-50...50), vertical: number(-50...50)),
                    attachedToAnchor: point())
                (spring.frequency, spring.damping) = (number(0...80), number(0...2))
                return spring
            case 3:
                let kinds = [
                    UIAttachmentBehavior(item: view(), attachedTo: view()),
                    UIAttachmentBehavior.pinAttachment(with: view(), attachedTo: view(), attachmentAnchor: point()),
                    UIAttachmentBehavior.fixedAttachment(with: view(), attachedTo: view(), attachmentAnchor: point()),
                    UIAttachmentBehavior.slidingAttachment(
                        with: view(), attachmentAnchor: point(),
                        axisOfTranslation: CGVector(dx: number(-1...1), dy: number(-1...1))),
                ]
                let attachment = random.pick(from: kinds)
                attachment.attachmentRange = UIFloatRange(minimum: number(-1...0), maximum: number(0...1))
                return attachment
            case 4: return UISnapBehavior(item: view(), snapTo: point())
            case 5:
                let push = UIPushBehavior(
                    items: [view()], mode: Bool.random(using: &random) ? .continuous : .instantaneous)
                push.pushDirection = CGVector(dx: number(-9...9), dy: number(-9...9))
                return push
            case 6:
                let material = UIDynamicItemBehavior(items: [view(), view()])
                (material.elasticity, material.friction) = (number(0...1), number(0...1))
                (material.density, material.resistance) = (number(0...5), number(0...9))
                material.charge = number(-3...3)
                material.addLinearVelocity(point(), for: view())
                return material
            default:
                let fields = [
                    UIFieldBehavior.vortexField(), .electricField(), .magneticField(), .springField(), .dragField(),
                    .noiseField(smoothness: number(0...1), animationSpeed: number(0...9)),
                    .turbulenceField(smoothness: number(0...1), animationSpeed: number(0...9)),
                    .radialGravityField(position: point()),
                    .field { _, _, velocity, _, _, _ in CGVector(dx: -velocity.dy, dy: .nan) },
                ]
                let field = random.pick(from: fields)
                field.addItem(view())
                (field.strength, field.falloff) = (number(-3...3), number(-2...2))
                return field
            }
        }

        for _ in 0..<30 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0...2: animator.addBehavior(added())
            case 3:
                guard !animator.behaviors.isEmpty else { break }
                animator.removeBehavior(random.pick(from: animator.behaviors))
            case 4:
                let moved = view()
                moved.center = CGPoint(
                    x: CGFloat.random(in: 0...400, using: &random), y: CGFloat.random(in: 0...800, using: &random))
                animator.updateItem(usingCurrentState: moved)
            default:
                guard !animator.behaviors.isEmpty else { break }
                random.pick(from: animator.behaviors).addChildBehavior(added())
            }
            stage.advance(by: 0.1)
            for view in views {
                #expect(view.center.isFinite, "UIKIT_SEED=\(seed)")
                let turn = view.transform
                #expect(turn.a.isFinite && turn.b.isFinite && turn.c.isFinite && turn.d.isFinite, "UIKIT_SEED=\(seed)")
            }
            _ = animator.items(in: stage.window.bounds)
        }
        animator.removeAllBehaviors()
        #expect(stage.settle(limit: 5))
        #expect(!animator.isRunning)
        #expect(Set(log.identifiers).isSubset(of: ["dynamics-number", "dynamics-child"]), "UIKIT_SEED=\(seed)")
    }
}
