import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

@MainActor @Suite("Animation values") struct AnimationValueTests {
    @Test("a transform taken apart and put together is the same", arguments: 0..<50)
    func parts(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat { CGFloat.random(in: -2...2, using: &random) }
        var transform = CATransform3DMakeTranslation(number(), number(), number())
        transform = CATransform3DRotate(transform, number(), number(), number(), number())
        transform = CATransform3DScale(transform, number(), number() + 3, number())
        if seed % 2 == 0 { transform.m34 = -1 / 500 }
        // Halfway between a transform and itself is that transform.
        let mixed = AnimationValue.transform(transform).mixed(with: .transform(transform), 0.5)
        guard case .transform(let result) = mixed else { return #expect(Bool(false), "another kind") }
        let difference = zip(result.rows, transform.rows).map { abs($0 - $1) }.max() ?? 1
        #expect(difference < 1e-9, "seed \(seed)")
    }

    @Test("a quarter turn half way is an eighth turn of the same size")
    func turning() {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let half = AnimationValue.transform(CATransform3DIdentity).mixed(with: .transform(turn), 0.5)
        guard case .transform(let result) = half else { return }
        #expect(near(result.m11, 0.5.squareRoot()) && near(result.m12, 0.5.squareRoot()))
    }

    @Test("parts of a transform are read and set by key path")
    func keyPaths() {
        let layer = CALayer()
        layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(NSNumber(value: 7), forKeyPath: "transform.translation.x")
        #expect(near((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0), .pi / 3))
        #expect(near((layer.value(forKeyPath: "transform.scale.y") as? CGFloat ?? 0), 2))
        #expect(near(layer.affineTransform().tx, 7))
        #expect(near(layer.affineTransform().a, 1))
        layer.transform = CATransform3DIdentity
        layer.setValue(30.0, forKeyPath: "bounds.size.width")
        layer.setValue(NSValue(point: CGPoint(x: 3, y: 4)), forKeyPath: "position")
        #expect(layer.frame == CGRect(x: -12, y: 4, width: 30, height: 0))
        layer.setValue("mine", forKey: "owner")
        #expect(layer.value(forKey: "owner") as? String == "mine")
        #expect(layer.value(forKeyPath: "position.z") == nil)
    }

    @Test("an animation to or from nil uses the other colour, transparent")
    func colors() {
        let red = AnimationValue.color(RGBA(red: 1, green: 0, blue: 0))
        guard case .color(let half?) = AnimationValue.color(nil).mixed(with: red, 0.5) else { return }
        #expect(half == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test("paths with the same elements are mixed point by point")
    func paths() {
        let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
        guard case .path(let half?) = AnimationValue.path(small).mixed(with: .path(large), 0.5) else { return }
        #expect(half.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 15))
        let circle = CGPath(ellipseIn: .zero, transform: nil)
        guard case .path(let jump?) = AnimationValue.path(small).mixed(with: .path(circle), 0.5) else { return }
        #expect(jump == circle)
    }
}
