extension UITraitCollection {
    /// The values of these traits that choose a colour or an image. Unspecified ones stand for light, a phone, and one
    /// pixel per point.
    var assetPlace: AssetPlace {
        AssetPlace(
            idiom: userInterfaceIdiom.assetIdiom ?? .phone, isDark: userInterfaceStyle == .dark,
            hasHighContrast: accessibilityContrast == .high, isRightToLeft: layoutDirection == .rightToLeft,
            hasRegularWidth: horizontalSizeClass == .regular, hasRegularHeight: verticalSizeClass == .regular,
            scale: displayScale > 0 ? displayScale : 1)
    }

    /// The traits of an asset's variant when an app registers an image for these traits.
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
