import CoreGraphics
import Foundation

/// A shape of lines and curves, and the pen it is drawn with.
///
///     let bubble = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
///     UIColor.systemTeal.setFill()
///     bubble.fill()
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    /// How thick lines are, in points. 1 by default.
    open var lineWidth: CGFloat = 1
    /// How lines end. `.butt` by default: at their last point.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet. `.miter` by default: with a point.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many times its width a line may reach out at a corner. 10 by default.
    open var miterLimit: CGFloat = 10
    /// How far a curve may be from the lines it is told by. Screens draw curves as curves; the value is only kept.
    open var flatness: CGFloat = 0.6
    /// Whether places that the path goes around twice are outside. False by default.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    public required override init() { super.init() }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that fills `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners, their radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// The corners named are quarters of circles; as on iOS the width of `cornerRadii` is their radius.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let corners = CornerSet(rawValue: UInt8(corners.rawValue & 15))
        let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
        path.addRoundBox(RoundBox(rect, radius: radius, corners: corners))
    }

    /// Part of a circle. Angles are in radians from the x axis, growing clockwise on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of the same shape as `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The shape alone; setting it takes a copy.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: The pen's way

    /// Starts another part of the path at `point`.
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

    /// Adds a part of a circle, its angles in radians from the right; `clockwise` as it is seen on screen. A line leads
    /// to its beginning.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // y points down: UIKit's clockwise is Core Graphics' counterclockwise.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Draws back to where the last piece began.
    open func close() { path.closeSubpath() }

    /// Removes everything.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds all of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Moves, turns or scales all points.
    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
    }

    /// The same shape, drawn from its end to its beginning.
    open func reversing() -> UIBezierPath {
        let reversed = copy() as? UIBezierPath ?? UIBezierPath()
        reversed.path = CGMutablePath(elements: path.elements.reversedPieces)
        return reversed
    }

    /// Lengths of dash and gap in turn; none ends the dashes.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (phase, (0..<max(count, 0)).compactMap { pattern?[$0] })
    }

    /// Writes the dashes' lengths, how many they are, and how far into them a line begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Questions

    /// Whether the path has no points.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest upright rectangle around the shape.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the next line begins. Zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point lies inside; open pieces count as closed.
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

    /// Fills the path in the current context, mixed with what is there, `alpha` opaque.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixing(blendMode, alpha) { fill() } }

    /// Strokes the path in the current context, mixed with what is there, `alpha` opaque.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixing(blendMode, alpha) { stroke() } }

    /// From now on only what lies inside is seen of what is drawn.
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
