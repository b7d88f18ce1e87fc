import CoreGraphics
import Foundation

/// Lets fonts and lengths of the app's own grow with the person's text size, as a text style does.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// What grows as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Those of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The font, as large as a person's text size asks for.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    /// The font, as large as the text size of traits asks for.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// The font, as large as a person's text size asks for, up to a limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font, as large as the text size of traits asks for, up to a limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize)
        return font.withSize(size).scaling(.metrics(style, size: font.pointSize, maximum: maximumPointSize))
    }

    /// A length in points, as large as a person's text size asks for.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// In proportion to the sizes of the text style.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return value * style.size(in: category) / style.size(in: .large)
    }
}
