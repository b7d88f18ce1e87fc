extension FontFile {
    /// Returns the face at a position on the axes.
    ///
    ///     file.face()                          // the default face
    ///     file.face(at: ["wght": 650])         // other axes stay at their defaults
    ///
    /// Values beyond the end of an axis count as its end. Tags without an axis are ignored.
    package func face(at coordinates: [FontTag: Double] = [:]) -> FontFileFace {
        var all: [FontTag: Double] = [:]
        for axis in axes { all[axis.tag] = axis.clamped(coordinates[axis.tag] ?? axis.defaultValue) }
        let place = axes.map { $0.normalized(all[$0.tag] ?? $0.defaultValue) }
        return FontFileFace(file: self, coordinates: all, variation: variations.variation(at: place))
    }
}
