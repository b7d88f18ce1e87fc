extension FontFile {
    /// The letters at a place between the ends of the axes.
    ///
    ///     file.face()                          // as the font is without anything said
    ///     file.face(at: ["wght": 650])         // other axes stay at their defaults
    ///
    /// Values beyond an axis's ends count as its ends. Tags that the font has no axis for are passed over.
    package func face(at coordinates: [FontTag: Double] = [:]) -> FontFileFace {
        var all: [FontTag: Double] = [:]
        for axis in axes { all[axis.tag] = axis.clamped(coordinates[axis.tag] ?? axis.defaultValue) }
        let place = axes.map { $0.normalized(all[$0.tag] ?? $0.defaultValue) }
        return FontFileFace(file: self, coordinates: all, variation: variations.variation(at: place))
    }
}
