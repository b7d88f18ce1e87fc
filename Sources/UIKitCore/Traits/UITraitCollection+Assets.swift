extension UITraitCollection {
    /// What these traits mean for the choice of a colour or an image. What is left open is light, on a phone, at one pixel a point.
    var assetPlace: AssetPlace {
        AssetPlace(
            idiom: userInterfaceIdiom.assetIdiom ?? .phone, isDark: userInterfaceStyle == .dark,
            hasHighContrast: accessibilityContrast == .high, isRightToLeft: layoutDirection == .rightToLeft,
            hasRegularWidth: horizontalSizeClass == .regular, hasRegularHeight: verticalSizeClass == .regular,
            scale: displayScale > 0 ? displayScale : 1)
    }

    /// Which variant of an asset an image becomes that an app registers for these traits.
    var assetTraits: AssetTraits {
        AssetTraits(
            idiom: userInterfaceIdiom.assetIdiom,
            isDark: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle == .dark,
            hasHighContrast: accessibilityContrast == .unspecified ? nil : accessibilityContrast == .high,
            isRightToLeft: layoutDirection == .unspecified ? nil : layoutDirection == .rightToLeft,
            hasRegularWidth: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass == .regular,
            hasRegularHeight: verticalSizeClass == .unspecified ? nil : verticalSizeClass == .regular,
            scale: displayScale > 0 ? displayScale : nil)
    }
}

extension UIUserInterfaceIdiom {
    fileprivate var assetIdiom: AssetIdiom? {
        switch self {
        case .unspecified: nil
        case .phone: .phone
        case .pad: .pad
        case .tv: .tv
        case .carPlay: .carPlay
        case .mac: .mac
        case .vision: .vision
        }
    }
}
