import CoreGraphics

/// A `<color>` (R748).
package indirect enum NibColor: Sendable, Equatable {
    /// Components from 0 to 1; in wide gamuts they may lie beyond.
    case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isDisplayP3: Bool)
    /// One of UIKit's, by the name of its property, `systemBackgroundColor`; the numbers beside it are for systems that don't have it.
    case system(String, otherwise: NibColor?)
    /// One of the app's asset catalogue.
    case named(String)

    /// nil if it is of no known form.
    package init?(_ element: XMLElement) {
        let components = Self.components(of: element)
        // Colours of before iOS 13 that became dynamic are written beside their new name.
        let system =
            element.text("systemColor") ?? element.text("xcode11CocoaTouchSystemColor")
            ?? element.text("cocoaTouchSystemColor")
        if let system {
            self = .system(system, otherwise: components)
        } else if let components {
            self = components
        } else if let name = element.text("name") {
            self = .named(name)
        } else {
            return nil
        }
    }

    /// Older files name the spaces of the screen that they were drawn on; iOS takes their numbers for sRGB.
    private static func components(of element: XMLElement) -> NibColor? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") {
            return .components(red: white, green: white, blue: white, alpha: alpha, isDisplayP3: false)
        }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        let isDisplayP3 = element.text("customColorSpace") == "displayP3"
        return .components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isDisplayP3)
    }
}
