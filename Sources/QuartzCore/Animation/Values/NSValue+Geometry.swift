import CoreGraphics
import Foundation

// Geometry in objects, as dictionaries and animations of code for iOS hold it. A value of another kind is read as zero, or as the
// identity.

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

    /// Foundation stops the program when it's asked for another struct than the one that is there.
    private func holds(_ type: String) -> Bool { String(cString: objCType).contains(type) }

    var heldFlatTransform: CGAffineTransform? {
        numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    }

    var heldTransform: CATransform3D? { numbers(16).map { CATransform3D(rows: $0) } }

    /// Foundation refuses all structs but its own, and takes lists of numbers.
    package convenience init(numbers: [CGFloat]) {
        self.init(bytes: numbers.map { Double($0) }, objCType: Self.list(of: numbers.count))
    }

    /// The numbers that were put into the value, if there are as many; otherwise nil.
    package func numbers(_ count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == Self.list(of: count) else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        getValue(&numbers)
        return numbers.map { CGFloat($0) }
    }

    /// How Objective-C writes the type of a list of numbers.
    private static func list(of count: Int) -> String { "[\(count)d]" }
}
