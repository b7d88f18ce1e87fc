/// What is different at one place of a font's axes.
struct FontVariation: Sendable {
    let advances: AdvanceChanges?
    let metrics: MetricChanges?
    /// For numbers of the layout tables, such as kerning.
    let layoutDeltas: VariationDeltas?

    func metricChange(_ tag: FontTag) -> Int { metrics?.change(of: tag) ?? 0 }
}
