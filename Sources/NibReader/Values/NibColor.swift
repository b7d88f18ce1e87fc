import Foundation

/// A `<color>` (R748).
package indirect enum NibColor: Sendable, Equatable {
    /// Components from 0 to 1, or beyond in a wide gamut.
    case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isDisplayP3: Bool)
    /// A UIKit color by its property name, such as `systemBackgroundColor`, and the fallback for systems without it.
    case system(String, otherwise: NibColor?)
    /// A color from the asset catalogue.
    case named(String)

    /// Returns nil for an unknown form.
    package init?(_ element: XMLElement) {
        let components = Self.components(of: element)
        // A color from before iOS 13 that later became dynamic comes with its new name.
        let system =
            element.attributes["systemColor"] ?? element.attributes["xcode11CocoaTouchSystemColor"]
            ?? element.attributes["cocoaTouchSystemColor"]
        if let system {
            self = .system(system, otherwise: components)
        } else if let components {
            self = components
        } else if let name = element.attributes["name"] {
            self = .named(name)
        } else {
            return nil
        }
    }

    /// Older files use calibrated color spaces; their numbers are read as sRGB.
    private static func components(of element: XMLElement) -> NibColor? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") {
            return .components(red: white, green: white, blue: white, alpha: alpha, isDisplayP3: false)
        }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        let isDisplayP3 = element.attributes["customColorSpace"] == "displayP3"
        return .components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isDisplayP3)
    }
}
