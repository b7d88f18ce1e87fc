import CoreGraphics
import Foundation

/// Scales the app's own fonts and lengths with the text size that a person chooses, in proportion to a text style.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale like a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns the font scaled for the text size that a person chose.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    /// Returns the font scaled for the text size of traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// Returns the font scaled for the text size that a person chose, up to a limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font scaled for the text size of traits, up to a limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        if let scaling = font.scaling { failOnScaledFont(font, scaling) }
        let size = min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize)
        return font.withSize(size).scaling(.metrics(style, size: font.pointSize, maximum: maximumPointSize))
    }

    private func failOnScaledFont(_ font: UIFont, _ scaling: FontScaling) -> Never {
        let (seen, plain) =
            switch scaling {
            case .style(let style, _): ("the font of a text style, \(style.rawValue)", "use it as it is")
            case .metrics: ("a font that scaledFont(for:) returned", "scale the font that it was made from")
            }
        Diagnostics.fail(
            "A font that follows the text size already can't be scaled once more",
            explanation: """
                  seen           \(font.fontName) \(font.pointSize), \(seen)
                  expected       a font of a fixed size, such as UIFont.systemFont(ofSize: 17)
                  try            \(plain)
                """)
    }

    /// Returns a length in points, scaled for the text size that a person chose.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length in points, scaled in proportion to the text style's line heights, on a pixel (R794).
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let category = traits.preferredContentSizeCategory
        let scaled = value * style.leading(in: category) / style.leading(in: .large)
        let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
        return scale > 0 ? PixelGrid(scale: scale).rounded(scaled) : scaled
    }
}
