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
    open private(set) var format: UIGraphicsImageRendererFormat

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.isFinite ? bounds.standardized : .zero
        self.format = format
        format.bounds = self.bounds
        super.init()
    }

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
    open private(set) var cgContext: CGContext
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

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect, blendMode: blendMode) }

    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect)
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
