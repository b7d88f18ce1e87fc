import CoreGraphics

/// A colour of an asset catalogue, in its variants.
struct ColorSet: Sendable {
    /// The path from the catalogue on, for messages.
    let place: String
    let variants: AssetVariants<AssetColor>
}

/// A colour in an asset catalogue.
enum AssetColor: Hashable, Sendable {
    /// Components from 0 to 1, or outside that range in a wide gamut.
    case components(RGBA)
    /// One of UIKit's own colours by its Objective-C name, such as `labelColor`.
    case system(String)
}

extension ColorSet {
    /// Reads a set. Leaves out colours that can't be read, as mistakes. Slots without a colour aren't mistakes.
    init(_ contents: inout AssetContents) {
        var all: [(AssetTraits, AssetColor)] = []
        for variant in contents.list("colors") where variant["color"].isThere {
            guard let color = AssetColor(variant["color"], &contents) else { continue }
            all.append((AssetTraits(variant), color))
        }
        place = contents.folder.place
        variants = AssetVariants(all)
    }
}

extension AssetColor {
    fileprivate init?(_ color: AssetValue, _ contents: inout AssetContents) {
        if let name = color["reference"].string {
            self = .system(name)
            return
        }
        let space = color["color-space"]
        if space.isThere, !Self.spaces.contains(space.string ?? "") {
            contents.refuse("the color-space \(space.text) is read as srgb", "use srgb, which screens show")
        }
        let components = color["components"]
        let isGray = components["white"].isThere
        var parts: [AssetComponent] = []
        for key in isGray ? ["white"] : ["red", "green", "blue"] {
            guard let part = AssetComponent(components[key]) else {
                let text = components[key].text
                contents.refuse("the \(key) of a color is \(text); it is left out", "use 0.000 to 1.000")
                return nil
            }
            parts.append(part)
        }
        let channels = AssetComponent.fractions(parts)
        let alpha = components["alpha"]
        guard let opacity = alpha.isThere ? AssetComponent(alpha) : .fraction(1) else {
            contents.refuse("the alpha of a color is \(alpha.text); it is left out", "use 0.000 to 1.000")
            return nil
        }
        self = .components(
            RGBA(
                red: channels[0], green: channels[isGray ? 0 : 1], blue: channels[isGray ? 0 : 2],
                alpha: min(max(AssetComponent.fractions([opacity])[0], 0), 1)))
    }

    /// The colour spaces whose components are all read as sRGB, because screens here have no wider gamut.
    private static let spaces: Set = ["srgb", "extended-srgb", "display-p3", "gray-gamma-22", "extended-gray"]
}

/// A component in the form in which it is written: `0.500`, `128` or `0x80`.
private enum AssetComponent {
    case fraction(CGFloat)
    /// A whole number from 0 to 255, or only 0 and 1.
    case whole(CGFloat)
    case byte(CGFloat)

    init?(_ value: AssetValue) {
        if let number = value.number {
            self = number.rounded() == number ? .whole(number) : .fraction(number)
        } else if let text = value.string, text.hasPrefix("0x") || text.hasPrefix("0X") {
            guard let byte = UInt8(text.dropFirst(2), radix: 16) else { return nil }
            self = .byte(CGFloat(byte))
        } else if let text = value.string, let whole = Int(text) {
            self = .whole(CGFloat(whole))
        } else if let text = value.string, let fraction = Double(text), fraction.isFinite {
            self = .fraction(fraction)
        } else {
            return nil
        }
        if case .whole(let number) = self, !(0...255 ~= number) { return nil }
    }

    /// Returns components from 0 to 1. Whole numbers are bytes if one of them is more than 1: Xcode writes fractions
    /// with a point, but people don't.
    static func fractions(_ components: [AssetComponent]) -> [CGFloat] {
        let areBytes = components.contains { if case .whole(let number) = $0 { number > 1 } else { false } }
        return components.map { component in
            switch component {
            case .fraction(let fraction): fraction
            case .whole(let number): areBytes ? number / 255 : number
            case .byte(let byte): byte / 255
            }
        }
    }
}
