import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Geometry in NSValues") struct ValueObjectTests {
    private let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    private let deep = CATransform3DMakeTranslation(1, 2, 3)

    @Test("an NSValue returns the geometry it was made of")
    func values() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(cgAffineTransform: flat).cgAffineTransformValue == flat)
        #expect(NSValue(caTransform3D: deep).caTransform3DValue == deep)
    }

    @Test("an NSValue of another kind is read as zero or as the identity")
    func otherKinds() {
        let number = NSNumber(value: 7)
        #expect(number.cgPointValue == .zero && number.cgSizeValue == .zero && number.cgRectValue == .zero)
        #expect(number.cgVectorValue == .zero && number.cgAffineTransformValue == .identity)
        #expect(NSValue(cgAffineTransform: flat).caTransform3DValue == CATransform3DIdentity)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
    }

    @Test("two NSValues are equal if they have the same geometry")
    func comparing() {
        #expect(NSValue(cgAffineTransform: flat) == NSValue(cgAffineTransform: flat))
        #expect(NSValue(cgAffineTransform: flat) != NSValue(cgAffineTransform: .identity))
    }

    @Test("layers take geometry from NSValues by key path")
    func layers() {
        let layer = CALayer()
        layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKeyPath: "position")
        layer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 20)), forKeyPath: "bounds")
        layer.setValue(NSValue(caTransform3D: deep), forKeyPath: "transform")
        #expect(layer.position == CGPoint(x: 3, y: 4))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(layer.transform == deep)
        layer.setValue(NSValue(cgAffineTransform: flat), forKeyPath: "transform")
        #expect(layer.affineTransform() == flat)
    }
}
