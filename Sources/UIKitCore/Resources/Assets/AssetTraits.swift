import CoreGraphics

/// The traits of a variant of an asset. nil stands for any value.
struct AssetTraits: Hashable, Sendable {
    var idiom: AssetIdiom?
    var isDark: Bool?
    var hasHighContrast: Bool?
    /// Whether the variant is for a wide gamut. Screens here show sRGB.
    var isForWideGamut: Bool?
    var isRightToLeft: Bool?
    var hasRegularWidth: Bool?
    var hasRegularHeight: Bool?
    /// Whether the variant is for something that doesn't exist here, such as tinted icons or a device of a certain
    /// size.
    var isForElsewhere = false
    /// The number of pixels per point; nil stands for 1.
    var scale: CGFloat?
}

// MARK: Reading

extension AssetTraits {
    /// Reads the traits in an element of `colors` or `images`.
    init(_ variant: AssetValue) {
        switch variant["idiom"].string {
        case nil, "universal": break
        case let name?:
            idiom = AssetIdiom(rawValue: name)
            isForElsewhere = idiom == nil
        }
        for appearance in variant["appearances"].elements ?? [] {
            switch (appearance["appearance"].string, appearance["value"].string) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): hasHighContrast = true
            case ("contrast", "normal"): hasHighContrast = false
            default: isForElsewhere = true
            }
        }
        isForWideGamut = variant["display-gamut"].choice("sRGB", "display-P3")
        isRightToLeft = variant["language-direction"].choice("left-to-right", "right-to-left")
        hasRegularWidth = variant["width-class"].choice("compact", "regular")
        hasRegularHeight = variant["height-class"].choice("compact", "regular")
        let others = ["subtype", "screen-width", "screenWidth", "locale", "memory", "graphics-feature-set"]
        if others.contains(where: { variant[$0].isThere }) { isForElsewhere = true }
        scale = variant["scale"].scale
    }
}

extension AssetValue {
    fileprivate func choice(_ no: String, _ yes: String) -> Bool? {
        string == yes ? true : string == no ? false : nil
    }

    /// The scale in a text: 2 for "2x".
    fileprivate var scale: CGFloat? {
        guard let string, string.hasSuffix("x"), let scale = Int(string.dropLast()), 1...16 ~= scale else { return nil }
        return CGFloat(scale)
    }
}
