/// What differs at one position on a font's axes.
struct FontVariation: Sendable {
    let advances: AdvanceChanges?
    let metrics: MetricChanges?
    /// The deltas for numbers in the layout tables, such as kerning.
    let layoutDeltas: VariationDeltas?

    func metricChange(_ tag: FontTag) -> Int { metrics?.change(of: tag) ?? 0 }
}
