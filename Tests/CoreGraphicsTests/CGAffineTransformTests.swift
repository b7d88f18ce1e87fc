import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite("CGAffineTransform") struct CGAffineTransformTests {
    @Test("concatenating applies the receiver first")
    func order() {
        let moveThenDouble = CGAffineTransform(translationX: 10, y: 0)
            .concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(moveThenDouble) == CGPoint(x: 22, y: 2))
    }

    @Test("translatedBy, scaledBy and rotated(by:) apply before the existing transform")
    func prepending() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 1)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 20, y: 3))
        #expect(
            CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 2, y: 4))
                == CGPoint(x: 7, y: 9))
    }

    @Test("a quarter turn maps right to down")
    func quarterTurn() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
    }

    @Test("inverted() reverses a transform, and returns a singular matrix unchanged")
    func inverse() {
        let transform = CGAffineTransform(2, 1, 0, 4, 10, 20)
        #expect(transform.concatenating(transform.inverted()) == .identity)
        let flat = CGAffineTransform(1, 1, 1, 1, 5, 5)
        #expect(flat.inverted() == flat)
    }

    @Test("a transformed rectangle is the bounding box of its corners")
    func boundingBox() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
        #expect(rect == CGRect(x: -20, y: 0, width: 20, height: 10))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test("init() is all zeros, as on iOS")
    func zeros() {
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test("composing a transform's components gives the transform", arguments: SeededGenerator.seeds(0..<200))
    func decomposition(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
        let transform = CGAffineTransform(number(), number(), number(), number(), number(), number())
        let rebuilt = CGAffineTransform(transform.decomposed())
        let differences = [
            transform.a - rebuilt.a, transform.b - rebuilt.b, transform.c - rebuilt.c,
            transform.d - rebuilt.d, transform.tx - rebuilt.tx, transform.ty - rebuilt.ty,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-9 }, "seed \(seed)")
    }
}
