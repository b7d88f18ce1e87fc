import CoreGraphics
import Foundation

/// Creates images from drawings.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///         UIColor.systemRed.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
///
/// UIKit keeps the drawing as shapes, not as pixels, so the image is sharp at any size and needs little memory.
open class UIGraphicsImageRenderer: NSObject {
    /// The rectangle of the drawing, in points.
    private let bounds: CGRect
    /// The scale of the images, and whether they are opaque.
    open private(set) var format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a size, in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Creates a renderer for images of a size, in points, and a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images whose coordinates are `bounds`.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer for images whose coordinates are `bounds`, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.isFinite ? bounds.standardized : .zero
        self.format = format
        format.bounds = self.bounds
        super.init()
    }

    /// Whether the renderer can create images.
    open var allowsImageOutput: Bool { true }

    /// Returns the image that `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
        GraphicsStack.push(context.cgContext)
        defer { GraphicsStack.pop() }
        actions(context)
        return context.currentImage
    }

    @available(
        *, unavailable,
        message: "Images are kept as shapes, and there is no PNG or JPEG encoder. See Documentation/Drawing.md."
    )
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }

    @available(
        *, unavailable,
        message: "Images are kept as shapes, and there is no PNG or JPEG encoder. See Documentation/Drawing.md."
    )
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { Data() }
}

/// The context of an image during its drawing.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context to draw in.
    open private(set) var cgContext: CGContext
    /// The scale of the image, and whether it is opaque.
    open private(set) var format: UIGraphicsImageRendererFormat

    init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        cgContext = CGContext(size: bounds.size)
        self.format = format
        super.init()
        if format.opaque { cgContext.fill(CGRect(origin: .zero, size: bounds.size)) }
        cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    /// The image drawn so far.
    open var currentImage: UIImage { UIImage(drawing: cgContext.drawing, scale: format.scale) }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle, with a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect, blendMode: blendMode) }

    /// Strokes a rectangle inside its edges.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Strokes a rectangle inside its edges, with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect)
        cgContext.restoreGState()
    }

    /// Clips later drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
