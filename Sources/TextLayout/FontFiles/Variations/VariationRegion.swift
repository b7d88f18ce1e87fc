/// A part of the space of a font's axes: its start, its end and its peak on each axis.
struct VariationRegion {
    private let bytes: FontBytes

    init(_ bytes: FontBytes) {
        self.bytes = bytes
    }

    /// Returns the region's influence: 1 at the peak, 0 outside.
    func influence(at place: [Double]) -> Double {
        place.indices.reduce(1) { $0 * influence(of: place[$1], axis: $1) }
    }

    private func influence(of value: Double, axis: Int) -> Double {
        let start = bytes.fraction(at: axis * 6)
        let peak = bytes.fraction(at: axis * 6 + 2)
        let end = bytes.fraction(at: axis * 6 + 4)
        // By the format such regions don't depend on the axis.
        if peak == 0 || start > peak || peak > end || start < 0 && end > 0 { return 1 }
        if value == peak { return 1 }
        if value <= start || value >= end { return 0 }
        return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
    }
}
