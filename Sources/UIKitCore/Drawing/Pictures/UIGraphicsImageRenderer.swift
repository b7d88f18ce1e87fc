import CoreGraphics
import Foundation

/// Makes pictures by drawing them.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///         UIColor.systemRed.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
///
/// What is drawn is kept as shapes, not as pixels, so the picture is sharp at any size and weighs next to nothing.
open class UIGraphicsImageRenderer: NSObject {
    /// Where the paper begins and how large it is, in points.
    private let bounds: CGRect
    /// The scale of the pictures, and whether they are opaque.
    open private(set) var format: UIGraphicsImageRendererFormat

    /// A renderer of pictures of a size, in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// A renderer of pictures of a size, in points, and a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of pictures whose coordinates are `bounds`.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// A renderer of pictures whose coordinates are `bounds`, in a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.isFinite ? bounds.standardized : .zero
        self.format = format
        format.bounds = self.bounds
        super.init()
    }

    /// Whether pictures can be made.
    open var allowsImageOutput: Bool { true }

    /// The picture that `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
        GraphicsStack.push(context.cgContext)
        defer { GraphicsStack.pop() }
        actions(context)
        return context.currentImage
    }

    @available(
        *, unavailable,
        message: "Pictures are kept as shapes; no encoder of pixels is built in. See Documentation/Drawing.md."
    )
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }

    @available(
        *, unavailable,
        message: "Pictures are kept as shapes; no encoder of pixels is built in. See Documentation/Drawing.md."
    )
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { Data() }
}

/// What there is to draw on while a picture is made.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context to draw in.
    open private(set) var cgContext: CGContext
    /// The scale of the picture, and whether it is opaque.
    open private(set) var format: UIGraphicsImageRendererFormat

    init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        cgContext = CGContext(size: bounds.size)
        self.format = format
        super.init()
        if format.opaque { cgContext.fill(CGRect(origin: .zero, size: bounds.size)) }
        cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// The picture as far as it is drawn.
    open var currentImage: UIImage { UIImage(drawing: cgContext.drawing, scale: format.scale) }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle, mixed with what is there.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect, blendMode: blendMode) }

    /// Strokes a rectangle's outline, inside it.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Strokes a rectangle's outline, inside it, mixed with what is there.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect)
        cgContext.restoreGState()
    }

    /// Lets only what is in a rectangle be drawn from now on.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
