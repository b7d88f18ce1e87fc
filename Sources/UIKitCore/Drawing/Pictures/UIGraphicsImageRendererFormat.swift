import CoreGraphics
import Foundation

/// How a renderer makes its pictures.
open class UIGraphicsRendererFormat: NSObject {
    /// Where the renderer's paper begins and how large it is; set by the renderer.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// The format for the main screen.
    open class func `default`() -> Self { Self() }
}

/// How an image renderer makes its pictures.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// How wide a range of colours a picture has. Colours are those of sRGB here, whatever is asked for.
    public enum Range: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// As the screen has it.
        case automatic = 0
        /// More colours than sRGB.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// Pixels a point that the picture says it has; the screen's by default. What is drawn is sharp at any scale.
    open var scale = GraphicsScale.ofScreen

    /// Whether what is not drawn on is black rather than transparent. False by default.
    open var opaque = false

    /// The colours that pictures may have. Pictures here are sRGB.
    open var preferredRange = Range.automatic

    /// The format for the main screen.
    open class func preferred() -> Self { Self() }

    /// The format for traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    public required init() { super.init() }
}
