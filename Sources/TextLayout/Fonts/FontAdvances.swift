/// How far one character moves the next one to the right, in 1/2048 em: whole numbers, so sums are exact.
struct FontAdvances: Sendable {
    static let unitsPerEm = 2048

    /// By scalar value; `missing` where the typeface has no such character. Empty where all are equally wide.
    private let table: [Int16]
    private static let missing: Int16 = -1

    static let regular = FontAdvances(HelveticaAdvances.blocks, row: \.regular)
    static let bold = FontAdvances(HelveticaAdvances.blocks, row: \.bold)
    /// Every letter 0.6 em, as in Courier, Menlo and Liberation Mono.
    static let monospaced = FontAdvances(table: [])

    private static let monospacedAdvance = 1229

    private init(table: [Int16]) {
        self.table = table
    }

    private init(_ blocks: [AdvanceBlock], row: KeyPath<AdvanceBlock, String>) {
        var table: [Int16] = []
        for block in blocks {
            table.append(contentsOf: repeatElement(Self.missing, count: block.first - table.count))
            var digits = block[keyPath: row][...]
            while !digits.isEmpty {
                table.append(Int16(digits.prefix(3), radix: 16) ?? Self.missing)
                digits = digits.dropFirst(3)
            }
        }
        self.table = table
    }

    /// For text without characters beyond ASCII. Control characters take up no room, a tab as much as four spaces.
    @inline(__always)
    func advance(ofASCII byte: UInt8) -> Int {
        guard byte >= 0x20, byte != 0x7F else { return byte == 0x09 ? 4 * advance(ofASCII: 0x20) : 0 }
        return table.isEmpty ? Self.monospacedAdvance : Int(table[Int(byte)])
    }

    /// What a reader takes for one character, however many scalars it is made of.
    func advance(of character: Character) -> Int {
        if let byte = character.asciiValue { return advance(ofASCII: byte) }
        let scalars = character.unicodeScalars
        if scalars.contains(where: \.isWide) { return Self.unitsPerEm }
        return scalars.reduce(0) { $0 + advance(of: $1) }
    }

    private func advance(of scalar: Unicode.Scalar) -> Int {
        if scalar.takesNoRoom { return 0 }
        guard !table.isEmpty else { return Self.monospacedAdvance }
        let value = Int(scalar.value)
        if value < table.count, table[value] != Self.missing { return Int(table[value]) }
        return Int(table[Int(("0" as Unicode.Scalar).value)])  // Our choice: as wide as a digit.
    }
}

extension TextFont {
    var advances: FontAdvances {
        switch design {
        case .sans: isBold ? .bold : .regular
        case .monospaced: .monospaced
        }
    }
}
