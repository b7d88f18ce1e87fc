/// How much a font's metrics differ at one position on the axes ('MVAR').
struct MetricChanges: Sendable {
    private var changes: [FontTag: Int] = [:]

    /// The format defines about forty.
    private static let mostMetrics = 256

    init(_ bytes: FontBytes, place: [Double]) {
        guard let store = bytes.target16(at: 10), let deltas = VariationDeltas(store, place: place) else { return }
        let size = bytes.unsigned16(at: 6)
        guard size >= 8 else { return }
        let count = min(bytes.recordCount(said: bytes.unsigned16(at: 8), size: size, at: 12), Self.mostMetrics)
        for record in 0..<count {
            let record = bytes.part(at: 12 + record * size)
            let index = DeltaIndex(outer: record.unsigned16(at: 4), inner: record.unsigned16(at: 6))
            changes[record.tag(at: 0)] = deltas.delta(index)
        }
    }

    /// The tag names the metric: "hasc" is the ascender.
    func change(of tag: FontTag) -> Int { changes[tag] ?? 0 }
}
