/// The header of the old kerning table, which differs between Microsoft and Apple. The lists of pairs are the same.
struct KernHeader {
    let size: Int
    let subtableCount: Int
    let subtableHeaderSize: Int
    private let isApples: Bool

    init(_ bytes: FontBytes) {
        isApples = bytes.unsigned32(at: 0) == 0x0001_0000
        size = isApples ? 8 : 4
        subtableHeaderSize = isApples ? 8 : 6
        subtableCount = isApples ? bytes.unsigned32(at: 4) : bytes.unsigned16(at: 2)
    }

    /// The size of a subtable, in bytes.
    func count(of subtable: FontBytes) -> Int {
        isApples ? subtable.unsigned32(at: 0) : subtable.unsigned16(at: 2)
    }

    /// Whether the subtable has the horizontal kerning of neighbours, as the list of pairs that all systems read.
    func isListOfPairs(_ subtable: FontBytes) -> Bool {
        if isApples {
            // The upper bits mean vertical text, kerning across the line, and variations.
            return subtable.unsigned16(at: 4) & 0xE0FF == 0
        }
        // Format 0; bit 0 is horizontal text. Ignores minimum distances (bit 1) and kerning across the line (bit 2).
        return subtable.unsigned16(at: 4) & 0xFF07 == 1
    }
}
