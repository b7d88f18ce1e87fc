import Foundation

/// A `<fontDescription>` (R747).
package enum NibFont: Sendable, Equatable {
    case system(size: CGFloat, weight: Weight, isItalic: Bool)
    /// A text style by its Core Text name, such as `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A PostScript name.
    case named(String, size: CGFloat)

    package enum Weight: String, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// `UIFont.systemFontSize` and `buttonFontSize`, in points: the file says `system` and `button`.
    private static let systemSize: CGFloat = 14
    private static let buttonSize: CGFloat = 18

    /// Returns nil for an unknown form.
    package init?(_ element: XMLElement) {
        let size =
            element.number("pointSize") ?? (element.attributes["size"] == "button" ? Self.buttonSize : Self.systemSize)
        if let style = element.attributes["style"] {
            self = .textStyle(style)
        } else if let name = element.attributes["name"] {
            self = .named(name, size: size)
        } else if let weight = Self.weight(of: element) {
            self = .system(size: size, weight: weight, isItalic: element.attributes["type"] == "italicSystem")
        } else {
            return nil
        }
    }

    private static func weight(of element: XMLElement) -> Weight? {
        switch element.attributes["type"] {
        case "boldSystem": .bold
        case nil where element.number("pointSize") == nil: nil
        case "system", "italicSystem", nil: element.attributes["weight"].map(Weight.init(rawValue:)) ?? .regular
        default: nil
        }
    }
}
