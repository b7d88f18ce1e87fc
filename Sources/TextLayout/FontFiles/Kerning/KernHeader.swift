/// Microsoft and Apple begin the old kerning table differently; the lists of pairs are alike.
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

    /// In bytes.
    func count(of subtable: FontBytes) -> Int {
        isApples ? subtable.unsigned32(at: 0) : subtable.unsigned16(at: 2)
    }

    /// Whether it says how much closer neighbours in a line stand, and is the list of pairs that all systems read.
    func isListOfPairs(_ subtable: FontBytes) -> Bool {
        if isApples {
            // The upper bits mean vertical text, across the line, and variations.
            return subtable.unsigned16(at: 4) & 0xE0FF == 0
        }
        // Format 0; bit 0 is horizontal text. Least distances (bit 1) and what is across the line (bit 2) are passed over.
        return subtable.unsigned16(at: 4) & 0xFF07 == 1
    }
}
