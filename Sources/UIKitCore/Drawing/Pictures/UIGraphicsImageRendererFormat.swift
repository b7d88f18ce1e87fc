import CoreGraphics
import Foundation

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle of the drawing. The renderer sets it.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// The format for the main screen.
    open class func `default`() -> Self { Self() }
}

/// The settings of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of an image's colours. They are sRGB here, independently of this setting.
    public enum Range: Int, Sendable {
        /// Unspecified.
        case unspecified = -1
        /// The screen's range.
        case automatic = 0
        /// More colours than sRGB.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// The image's pixels per point; by default the screen's. Drawings are sharp at any scale.
    open var scale = GraphicsScale.ofScreen

    /// Whether the background is black and not transparent. False by default.
    open var opaque = false

    /// The range of an image's colours. Images here are sRGB.
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
