/// A shape made of straight lines and curves, with one or more parts that are open or closed.
public class CGPath {
    package fileprivate(set) var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    /// Makes the path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
    }

    /// Makes the path of the ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
    }

    /// Makes the path of a rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        self.init {
            $0.addRoundedRect(
                in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
                transform: transform?.pointee ?? .identity)
        }
    }

    private convenience init(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        build(path)
        self.init(elements: path.elements)
    }

    /// Returns a copy that stays the same when this path changes.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// Returns a copy with each point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>? = nil) -> CGPath? {
        CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
    }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that can be extended.
public class CGMutablePath: CGPath {
    /// Makes an empty path.
    public convenience init() {
        self.init(elements: [])
    }

    func append(_ element: PathElement, _ transform: CGAffineTransform) {
        elements.append(element.applying(transform))
    }

    func removeAll() { elements = [] }
}
