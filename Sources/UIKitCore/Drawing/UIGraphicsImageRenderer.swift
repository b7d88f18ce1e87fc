import CoreGraphics
import Foundation
import RenderTree

/// Makes pictures by drawing them.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///         context.cgContext.setFillColor(UIColor.systemRed.cgColor)
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
///
/// What is drawn is kept as shapes, not as pixels, so the picture is sharp at any size and weighs next to nothing.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    /// The size of the pictures, in points.
    private let size: CGSize

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    /// The picture that `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(size: size)
        actions(context)
        let source = ImageSource(
            id: ImageFiles.newID(), storage: .drawing(context.cgContext.drawing), mediaType: "image/svg+xml")
        return UIImage(source: source, size: size, scale: 1)
    }
}

/// What there is to draw on while a picture is made.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext

    init(size: CGSize) {
        cgContext = CGContext(size: size)
        super.init()
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}
