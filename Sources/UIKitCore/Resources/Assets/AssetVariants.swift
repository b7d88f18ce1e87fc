import CoreGraphics

/// The colours or images of an asset, each for other traits.
struct AssetVariants<Value: Sendable>: Sendable {
    private(set) var all: [(traits: AssetTraits, value: Value)]

    init(_ all: [(traits: AssetTraits, value: Value)] = []) { self.all = all }

    /// The variant to show in a place. nil if there are none.
    ///
    /// Variants that contradict nothing come first; among them, one that asks for what is so comes before one that asks for
    /// nothing. What is asked for counts in this order: device, light or dark, contrast, gamut, direction, width, height, scale.
    /// Of scales, the screen's is best, then the next larger one, then the next smaller one. So the only variant of an asset is
    /// shown everywhere.
    ///
    /// - Behaviour: our choice (Decisions/0086).
    func best(in place: AssetPlace) -> Value? {
        all.max { $0.traits.rank(in: place) < $1.traits.rank(in: place) }?.value
    }

    /// Adds a variant, in place of the one for the same traits.
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
    /// The larger, the better.
    fileprivate func rank(in place: AssetPlace) -> (traits: Int, isSharp: Int, scale: CGFloat) {
        // true: asked for and so; false: asked for and not so.
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
