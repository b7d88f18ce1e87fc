/// The axes of a variable font, and the positions that have names ('fvar').
struct VariableAxes: Sendable {
    private(set) var axes: [FontAxis] = []
    private(set) var instances: [FontInstance] = []

    /// More than any font has.
    private static let mostAxes = 64
    private static let mostInstances = 4_096

    init(_ bytes: FontBytes?, names: NameTable) {
        guard let bytes, let list = bytes.target16(at: 4) else { return }
        let (axisCount, axisSize) = (bytes.unsigned16(at: 8), bytes.unsigned16(at: 10))
        guard axisSize >= 20, axisCount <= Self.mostAxes,
            list.recordCount(said: axisCount, size: axisSize, at: 0) == axisCount
        else { return }
        axes = (0..<axisCount).map { FontAxis(list.part(at: $0 * axisSize, count: axisSize), names: names) }

        let (instanceCount, instanceSize) = (bytes.unsigned16(at: 12), bytes.unsigned16(at: 14))
        guard instanceSize >= 4 + 4 * axisCount else { return }
        let records = list.part(at: axisCount * axisSize)
        let count = min(records.recordCount(said: instanceCount, size: instanceSize, at: 0), Self.mostInstances)
        instances = (0..<count).map {
            FontInstance(records.part(at: $0 * instanceSize, count: instanceSize), axes: axes, names: names)
        }
    }
}

extension FontAxis {
    fileprivate init(_ record: FontBytes, names: NameTable) {
        let defaultValue = record.fixed(at: 8)
        self.init(
            tag: record.tag(at: 0), minimum: min(record.fixed(at: 4), defaultValue), defaultValue: defaultValue,
            maximum: max(record.fixed(at: 12), defaultValue), name: names[record.unsigned16(at: 18)],
            isHidden: record.unsigned16(at: 16) & 1 != 0)
    }
}

extension FontInstance {
    fileprivate init(_ record: FontBytes, axes: [FontAxis], names: NameTable) {
        let name = names[record.unsigned16(at: 0)]
        var coordinates: [FontTag: Double] = [:]
        for (index, axis) in axes.enumerated() { coordinates[axis.tag] = record.fixed(at: 4 + 4 * index) }
        // A number of 0, which a missing field also reads as, and 0xFFFF mean that the font has no name.
        let number = record.unsigned16(at: 4 + 4 * axes.count)
        let saidName = number == 0 ? nil : names[number]
        self.init(
            name: name, postScriptName: saidName ?? Self.postScriptName(ofInstance: name, names: names),
            coordinates: coordinates)
    }

    /// Makes a name as in Adobe's Technical Note 5902: "Example Sans" and "Semi Bold" give "ExampleSans-SemiBold".
    private static func postScriptName(ofInstance name: String?, names: NameTable) -> String? {
        let family = (names[25] ?? names[16] ?? names[1] ?? "").filter(\.isPostScriptLetter)
        let style = (name ?? "").filter(\.isPostScriptLetter)
        return family.isEmpty || style.isEmpty ? nil : "\(family)-\(style)"
    }
}

extension Character {
    fileprivate var isPostScriptLetter: Bool { isASCII && (isLetter || isNumber) }
}
