import CoreGraphics

/// The colours or images of an asset, each for other traits.
struct AssetVariants<Value: Sendable>: Sendable {
    private(set) var all: [(traits: AssetTraits, value: Value)]

    init(_ all: [(traits: AssetTraits, value: Value)] = []) { self.all = all }

    /// Returns the variant for a place, or nil if there are none.
    ///
    /// Variants without a trait that contradicts the place come first. Among them, a variant with a matching trait
    /// comes before one without. Traits count in this order: device, light or dark, contrast, gamut, direction, width,
    /// height, scale. The best scale is the screen's, then the next larger one, then the next smaller one. So if an
    /// asset has only one variant, it shows everywhere.
    ///
    /// - Behaviour: our choice (Decisions/0086).
    func best(in place: AssetPlace) -> Value? {
        all.max { $0.traits.rank(in: place) < $1.traits.rank(in: place) }?.value
    }

    /// Adds a variant. It replaces one for the same traits.
    mutating func set(_ value: Value, for traits: AssetTraits) {
        remove(for: traits)
        all.append((traits, value))
    }

    mutating func remove(for traits: AssetTraits) { all.removeAll { $0.traits == traits } }

    func compactMap<Other>(_ change: (Value) -> Other?) -> AssetVariants<Other> {
        AssetVariants<Other>(all.compactMap { variant in change(variant.value).map { (variant.traits, $0) } })
    }
}

extension AssetTraits {
    /// Returns the rank for a place. The largest rank is best.
    fileprivate func rank(in place: AssetPlace) -> (traits: Int, isSharp: Int, scale: CGFloat) {
        // true: the trait matches; false: it contradicts; nil: the variant doesn't have it.
        let answers = [
            isForElsewhere ? false : nil, idiom.map { $0 == place.idiom }, isDark.map { $0 == place.isDark },
            hasHighContrast.map { $0 == place.hasHighContrast }, isForWideGamut.map { !$0 },
            isRightToLeft.map { $0 == place.isRightToLeft }, hasRegularWidth.map { $0 == place.hasRegularWidth },
            hasRegularHeight.map { $0 == place.hasRegularHeight },
        ]
        let fits = answers.contains(false) ? 0 : 1
        let rank = answers.reduce(fits) { $0 * 3 + ($1.map { $0 ? 2 : 0 } ?? 1) }
        let excess = (scale ?? 1) - place.scale
        return (rank, excess >= 0 ? 1 : 0, -abs(excess))
    }
}
