import Foundation

/// A small ELF file, so that tests know what is in it and can damage it.
struct ProgramInBytes {
    struct Symbol {
        var name: String
        var address: UInt64 = 0
        /// Else another file has it.
        var isDefined = true
    }
    var symbols: [Symbol] = []

    /// The header; the names; the symbols; then three sections: none, symbols, names.
    var data: Data {
        var names: [UInt8] = [0]
        var entries: [UInt8] = []
        for symbol in symbols {
            entries += bytes(UInt32(names.count)) + [0, 0] + bytes(UInt16(symbol.isDefined ? 1 : 0))
            entries += bytes(symbol.address) + bytes(UInt64(0))
            names += Array(symbol.name.utf8) + [0]
        }
        let entriesStart = 64 + names.count
        let header: [UInt8] =
            [0x7F, 0x45, 0x4C, 0x46, 2, 1] + zeros(34) + bytes(UInt64(entriesStart + entries.count))
            + zeros(10) + bytes(UInt16(64)) + bytes(UInt16(3)) + zeros(2)
        return Data(
            header + names + entries + zeros(64) + section(kind: 2, at: entriesStart, count: entries.count, link: 2)
                + section(kind: 3, at: 64, count: names.count, link: 0))
    }

    private func section(kind: UInt32, at start: Int, count: Int, link: UInt32) -> [UInt8] {
        zeros(4) + bytes(kind) + zeros(16) + bytes(UInt64(start)) + bytes(UInt64(count)) + bytes(link) + zeros(20)
    }

    private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

    private func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
