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
        let size = min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize)
        return font.withSize(size).scaling(.metrics(style, size: font.pointSize, maximum: maximumPointSize))
    }

    /// Returns a length in points, scaled for the text size that a person chose.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length in points, scaled in proportion to the text style's sizes.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * style.size(in: category) / style.size(in: .large)
    }
}
