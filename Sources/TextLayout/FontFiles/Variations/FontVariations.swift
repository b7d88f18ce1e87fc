/// The tables of a font that describe variations along its axes.
///
/// Widths come from 'HVAR'. A font with only 'gvar', which has widths together with the outlines, keeps its default
/// widths.
struct FontVariations: Sendable {
    private let axisCount: Int
    private let maps: AxisMaps
    private let advances: FontBytes?
    private let metrics: FontBytes?
    private let layout: FontBytes?

    init(_ tables: FontTables, axes: [FontAxis]) {
        axisCount = axes.count
        maps = AxisMaps(tables["avar"], axisCount: axes.count)
        advances = tables["HVAR"]
        metrics = tables["MVAR"]
        layout = tables["GDEF"]
    }

    /// Returns nil at the default position, where nothing changes.
    ///
    /// - Parameter place: A value from -1 to 1 for each axis.
    func variation(at place: [Double]) -> FontVariation? {
        let mapped = place.indices.map { axis in
            // The format rounds to fine steps before the axis mapping, and to coarse steps after it.
            let fine = maps.mapped(Self.rounded(place[axis], steps: 65_536), axis: axis)
            return Self.rounded(Self.rounded(fine, steps: 65_536), steps: 16_384)
        }
        guard mapped.contains(where: { $0 != 0 }) else { return nil }
        return FontVariation(
            advances: advances.flatMap { AdvanceChanges($0, place: mapped) },
            metrics: metrics.map { MetricChanges($0, place: mapped) },
            layoutDeltas: layout.flatMap { layoutDeltas($0, place: mapped) })
    }

    private func layoutDeltas(_ definitions: FontBytes, place: [Double]) -> VariationDeltas? {
        guard definitions.unsigned32(at: 0) >= 0x0001_0003 else { return nil }  // Older versions end before this field.
        return definitions.target32(at: 14).flatMap { VariationDeltas($0, place: place) }
    }

    /// Rounds halves up.
    private static func rounded(_ value: Double, steps: Double) -> Double {
        (value * steps + 0.5).rounded(.down) / steps
    }
}
