import CoreGraphics

/// A `<fontDescription>` (R747).
package enum NibFont: Sendable, Equatable {
    case system(size: CGFloat, weight: Weight, isItalic: Bool)
    /// A text style by the name of Core Text's, `UICTFontTextStyleBody`.
    case textStyle(String)
    /// A PostScript name.
    case named(String, size: CGFloat)

    package enum Weight: String, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// In points: of `UIFont.systemFontSize` and `buttonFontSize`, which a file names as `system` and `button`.
    private static let systemSize: CGFloat = 14
    private static let buttonSize: CGFloat = 18

    /// nil if it is of no known form.
    package init?(_ element: XMLElement) {
        let size = element.number("pointSize") ?? (element.text("size") == "button" ? Self.buttonSize : Self.systemSize)
        if let style = element.text("style") {
            self = .textStyle(style)
        } else if let name = element.text("name") {
            self = .named(name, size: size)
        } else if let weight = Self.weight(of: element) {
            self = .system(size: size, weight: weight, isItalic: element.text("type") == "italicSystem")
        } else {
            return nil
        }
    }

    private static func weight(of element: XMLElement) -> Weight? {
        switch element.text("type") {
        case "boldSystem": .bold
        case nil where element.number("pointSize") == nil: nil
        case "system", "italicSystem", nil: element.text("weight").map(Weight.init(rawValue:)) ?? .regular
        default: nil
        }
    }
}
