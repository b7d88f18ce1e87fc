import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite("CATransform3D") struct CATransform3DTests {
    @Test("random operations give the same on an affine transform and its 3D form", arguments: 0..<50)
    func affine(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (flat, deep) = (CGAffineTransform.identity, CATransform3DIdentity)
        for _ in 0..<5 {
            let (x, y) = (CGFloat.random(in: -2...2, using: &random), CGFloat.random(in: -2...2, using: &random))
            switch Int.random(in: 0..<3, using: &random) {
            case 0: (flat, deep) = (flat.translatedBy(x: x, y: y), CATransform3DTranslate(deep, x, y, 0))
            case 1: (flat, deep) = (flat.scaledBy(x: x, y: y), CATransform3DScale(deep, x, y, 1))
            default: (flat, deep) = (flat.rotated(by: x), CATransform3DRotate(deep, x, 0, 0, 1))
            }
        }
        #expect(CATransform3DIsAffine(deep))
        let back = CATransform3DGetAffineTransform(deep)
        let differences = [back.a - flat.a, back.b - flat.b, back.c - flat.c, back.d - flat.d, back.tx - flat.tx]
        #expect(differences.allSatisfy { abs($0) < 1e-9 }, "seed \(seed)")
    }

    @Test("a transform with its inverse is the identity; one without an inverse stays as it is")
    func inverse() {
        var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
        transform.m34 = -1 / 500
        transform = CATransform3DTranslate(transform, 10, 20, 30)
        let nothing = CATransform3DConcat(transform, CATransform3DInvert(transform))
        let difference = zip(nothing.rows, CATransform3DIdentity.rows).map { abs($0 - $1) }.max() ?? 1
        #expect(difference < 1e-9)
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test("a rotation about y takes x to −z")
    func rotation() {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(abs(turn.m13 + 1) < 1e-12 && abs(turn.m11) < 1e-12)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }
}
