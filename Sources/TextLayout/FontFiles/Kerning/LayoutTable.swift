/// The list of a layout table ('GPOS') that leads from scripts to features, and from them to lookups, which do the work.
struct LayoutTable: Sendable {
    /// No feature has as many.
    private static let mostLookups = 128

    private let bytes: FontBytes

    init(_ bytes: FontBytes) {
        self.bytes = bytes
    }

    /// In the order in which they are applied; nil when the feature is not there.
    ///
    /// The feature is that of Latin text: one script is enough, as fonts kern all their letters in the same lookups. Its
    /// variants for some places of the axes ("feature variations") are passed over.
    func lookups(ofFeature tag: FontTag) -> [LayoutLookup]? {
        guard let feature = script?.target16(at: 0).flatMap({ feature(tag, of: $0) }) else { return nil }
        guard let list = bytes.target16(at: 8) else { return [] }
        let count = feature.recordCount(said: feature.unsigned16(at: 2), size: 2, at: 4)
        let numbers = Set((0..<count).map { feature.unsigned16(at: 4 + $0 * 2) })
        return numbers.sorted().prefix(Self.mostLookups).compactMap { number in
            number < list.unsigned16(at: 0) ? list.target16(at: 2 + number * 2).map(LayoutLookup.init) : nil
        }
    }

    /// The first of a language that has the tag.
    private func feature(_ tag: FontTag, of language: FontBytes) -> FontBytes? {
        guard let features = bytes.target16(at: 6) else { return nil }
        let count = language.recordCount(said: language.unsigned16(at: 4), size: 2, at: 6)
        let place = (0..<count).lazy.map { 2 + 6 * language.unsigned16(at: 6 + $0 * 2) }.first {
            $0 < 2 + 6 * features.unsigned16(at: 0) && features.tag(at: $0) == tag
        }
        return place.flatMap { features.target16(at: $0 + 4) }
    }

    /// Latin, else that of any text, else the first.
    private var script: FontBytes? {
        guard let list = bytes.target16(at: 4) else { return nil }
        let records = 0..<list.recordCount(said: list.unsigned16(at: 0), size: 6, at: 2)
        let wanted: [FontTag] = ["latn", "DFLT", "dflt"]
        let best = wanted.lazy.compactMap { tag in records.first { list.tag(at: 2 + $0 * 6) == tag } }.first
        return (best ?? records.first).flatMap { list.target16(at: 2 + $0 * 6 + 4) }
    }
}
