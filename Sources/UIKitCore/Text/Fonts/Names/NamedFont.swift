import CoreGraphics
import CoreText
import TextLayout

/// A font with a name: of iOS, or the app's own.
enum NamedFont: Sendable {
    case builtIn(BuiltInFont)
    case registered(RegisteredFont)

    var description: FontDescription {
        switch self {
        case .builtIn(let font): font.description
        case .registered(let font): font.description
        }
    }

    func look(size: CGFloat) -> FontLook {
        switch self {
        case .builtIn(let font):
            FontLook(
                TextFont(typeface: font.typeface, size: size, weight: font.description.weight),
                isItalic: font.description.isItalic)
        case .registered(let font): FontLook(font, size: size)
        }
    }
}
