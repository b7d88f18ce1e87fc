/// The layout table ('GPOS'), which leads from scripts to features, and from features to lookups.
struct LayoutTable: Sendable {
    /// More than any feature has.
    private static let mostLookups = 128

    private let bytes: FontBytes

    init(_ bytes: FontBytes) {
        self.bytes = bytes
    }

    /// Returns a feature's lookups in the order in which they apply; nil if there is no such feature.
    ///
    /// Uses the feature for Latin text. One script is enough, because fonts kern all their letters in the same lookups.
    /// Ignores variants for some positions on the axes ("feature variations").
    func lookups(ofFeature tag: FontTag) -> [LayoutLookup]? {
        guard let feature = script?.target16(at: 0).flatMap({ feature(tag, of: $0) }) else { return nil }
        guard let list = bytes.target16(at: 8) else { return [] }
        let count = feature.recordCount(said: feature.unsigned16(at: 2), size: 2, at: 4)
        let numbers = Set((0..<count).map { feature.unsigned16(at: 4 + $0 * 2) })
        return numbers.sorted().prefix(Self.mostLookups).compactMap { number in
            number < list.unsigned16(at: 0) ? list.target16(at: 2 + number * 2).map(LayoutLookup.init) : nil
        }
    }

    /// Returns the first feature of a language with this tag.
    private func feature(_ tag: FontTag, of language: FontBytes) -> FontBytes? {
        guard let features = bytes.target16(at: 6) else { return nil }
        let count = language.recordCount(said: language.unsigned16(at: 4), size: 2, at: 6)
        let place = (0..<count).lazy.map { 2 + 6 * language.unsigned16(at: 6 + $0 * 2) }.first {
            $0 < 2 + 6 * features.unsigned16(at: 0) && features.tag(at: $0) == tag
        }
        return place.flatMap { features.target16(at: $0 + 4) }
    }

    /// Latin, otherwise the default script, otherwise the first.
    private var script: FontBytes? {
        guard let list = bytes.target16(at: 4) else { return nil }
        let records = 0..<list.recordCount(said: list.unsigned16(at: 0), size: 6, at: 2)
        let wanted: [FontTag] = ["latn", "DFLT", "dflt"]
        let best = wanted.lazy.compactMap { tag in records.first { list.tag(at: 2 + $0 * 6) == tag } }.first
        return (best ?? records.first).flatMap { list.target16(at: 2 + $0 * 6 + 4) }
    }
}
