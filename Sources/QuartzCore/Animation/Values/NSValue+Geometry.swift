import CoreGraphics
import Foundation

// Geometry in objects, for iOS code that puts it into dictionaries and animations. Reading a value of another kind
// gives zero or the identity.

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(
            numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    public convenience init(caTransform3D t: CATransform3D) { self.init(numbers: t.rows) }

    public var cgPointValue: CGPoint { heldPoint ?? .zero }

    public var cgSizeValue: CGSize { heldSize ?? .zero }

    public var cgRectValue: CGRect { heldRect ?? .zero }

    public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

    public var cgAffineTransformValue: CGAffineTransform { heldFlatTransform ?? .identity }

    public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }
}

extension NSValue {
    var heldPoint: CGPoint? { holds("CGPoint") ? pointValue : nil }
    var heldSize: CGSize? { holds("CGSize") ? sizeValue : nil }
    var heldRect: CGRect? { holds("CGRect") ? rectValue : nil }

    /// Foundation stops the program if code asks for another struct than the value holds.
    private func holds(_ type: String) -> Bool { String(cString: objCType).contains(type) }

    var heldFlatTransform: CGAffineTransform? {
        numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    }

    var heldTransform: CATransform3D? { numbers(16).map { CATransform3D(rows: $0) } }

    /// Foundation accepts no structs but its own, so the numbers are stored as a list.
    package convenience init(numbers: [CGFloat]) {
        self.init(bytes: numbers.map { Double($0) }, objCType: Self.list(of: numbers.count))
    }

    /// Returns the numbers in the value; nil if there are not `count` of them.
    package func numbers(_ count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == Self.list(of: count) else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        getValue(&numbers)
        return numbers.map { CGFloat($0) }
    }

    /// Returns the Objective-C type code of a list of numbers.
    private static func list(of count: Int) -> String { "[\(count)d]" }
}
