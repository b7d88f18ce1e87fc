import CoreGraphics
import Foundation

/// A shape of lines and curves, with the width and style of its stroke.
///
///     let bubble = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
///     UIColor.systemTeal.setFill()
///     bubble.fill()
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    /// The width of lines, in points. 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of lines. `.butt` by default: they end at their last point.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of lines. `.miter` by default: they are pointed.
    open var lineJoinStyle = CGLineJoin.miter
    /// The limit for the length of a pointed corner, as a multiple of the line's width. 10 by default.
    open var miterLimit: CGFloat = 10
    /// How far a curve may be from the lines that approximate it. Screens draw real curves, so the path only keeps the
    /// value.
    open var flatness: CGFloat = 0.6
    /// Whether areas that the path encloses an even number of times are outside. False by default.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    public required override init() { super.init() }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the ellipse that fills `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with round corners of a radius, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Creates a rectangle with some round corners. They are quarters of circles; as on iOS, the width of `cornerRadii`
    /// is their radius.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let corners = CornerSet(rawValue: UInt8(corners.rawValue & 15))
        let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
        path.addRoundBox(RoundBox(rect, radius: radius, corners: corners))
    }

    /// Creates a part of a circle. Angles are in radians from the x axis, and grow clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path of the same shape as `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The shape without line widths and styles. Setting it copies the path.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Adding lines and curves

    /// Begins another subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle. Angles are in radians from the right, and `clockwise` is as seen on the screen. A line
    /// connects it to the current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // y points down: UIKit's clockwise is Core Graphics' counterclockwise.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the subpath with a line to its beginning.
    open func close() { path.closeSubpath() }

    /// Removes everything.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Appends another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
    }

    /// Returns the same shape in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = copy() as? UIBezierPath ?? UIBezierPath()
        reversed.path = CGMutablePath(elements: path.elements.reversedPieces)
        return reversed
    }

    /// Sets the lengths of dash and gap alternately, in points. None ends the dashes.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, (0..<max(count, 0)).compactMap { pattern?[$0] })
    }

    /// Writes the dashes' lengths, their number, and the offset at which a line begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Reading

    /// Whether the path has no points.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest upright rectangle around the shape.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The point at which the next line begins. Zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns whether a point is inside. Open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing into the current context

    /// Fills the path in the current context.
    open func fill() { draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) } }

    /// Strokes the path in the current context.
    open func stroke() {
        draw { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }

    /// Fills the path in the current context, with a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixing(blendMode, alpha) { fill() } }

    /// Strokes the path in the current context, with a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixing(blendMode, alpha) { stroke() } }

    /// Clips later drawing in the current context to the inside of the path.
    open func addClip() {
        guard let context = GraphicsStack.current else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ paint: (CGContext) -> Void) {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        context.beginPath()
        context.addPath(path)
        paint(context)
        context.restoreGState()
    }

    private func mixing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = GraphicsStack.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.path = path.mutableCopy() ?? CGMutablePath()
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }
}
