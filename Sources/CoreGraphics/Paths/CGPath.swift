/// A shape made of straight lines and curves, one or many pieces, open or closed.
public class CGPath {
    package fileprivate(set) var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
    }

    /// The ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
    }

    /// A rectangle with round corners.
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

    /// The same shape, which stays as it is when this one changes.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// A copy to be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// A copy, each point moved as `transform` says.
    public func copy(using transform: UnsafePointer<CGAffineTransform>? = nil) -> CGPath? {
        CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
    }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that can still be drawn on.
public class CGMutablePath: CGPath {
    /// An empty path.
    public convenience init() {
        self.init(elements: [])
    }

    func append(_ element: PathElement, _ transform: CGAffineTransform) {
        elements.append(element.applying(transform))
    }

    func removeAll() { elements = [] }
}
