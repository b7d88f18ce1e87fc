import Foundation

/// The symbols in a program's ELF file, read in place.
///
/// Trusts nothing in the file: checks each position against the file's length before reading it. A file that is
/// damaged, stripped or of another kind has no symbols.
package struct SymbolTable: Sendable {
    private let file: Data
    private let entries: Range<Int>
    private let names: Range<Int>

    package init?(_ file: Data) {
        guard let sections = ELFSection.all(in: file.span),
            let symbols = sections.first(where: { $0.kind == .symbols }),
            sections.indices.contains(symbols.link), sections[symbols.link].kind == .strings
        else { return nil }
        self.file = file
        entries = symbols.bytes
        names = sections[symbols.link].bytes
    }

    /// Returns the symbols whose names begin with `prefix`, in the file's order.
    ///
    /// - Complexity: O(symbols in the file).
    package func names(startingWith prefix: String) -> SymbolNames {
        let prefix = Array(prefix.utf8)
        let bytes = file.span
        var places: [Int] = []
        var entry = entries.lowerBound
        while entry <= entries.upperBound - Self.entrySize {
            let place = names.lowerBound + bytes.number32(at: entry)
            if bytes.has(prefix, at: place, below: names.upperBound), bytes.isDefined(symbolAt: entry) {
                places.append(place)
            }
            entry += Self.entrySize
        }
        return SymbolNames(file: file, end: names.upperBound, places: places)
    }

    /// Returns the name at `address`, an address in the file, that ends with `suffix`.
    ///
    /// - Complexity: O(symbols in the file).
    package func name(of address: Int, endingWith suffix: String) -> String? {
        let bytes = file.span
        let lowestByte = UInt8(truncatingIfNeeded: address)
        var entry = entries.lowerBound
        while entry <= entries.upperBound - Self.entrySize {
            if bytes[entry + 8] == lowestByte, bytes.number64(at: entry + 8) == address,
                bytes.isDefined(symbolAt: entry)
            {
                let name = bytes.text(at: names.lowerBound + bytes.number32(at: entry), below: names.upperBound)
                if name.hasSuffix(suffix) { return name }
            }
            entry += Self.entrySize
        }
        return nil
    }

    /// The position of the name (4 bytes), the kind, the section of its definition (2), the address (8), the size.
    private static let entrySize = 24
}

/// The names of some symbols.
package struct SymbolNames: Sendable {
    fileprivate let file: Data
    fileprivate let end: Int
    fileprivate let places: [Int]

    /// Returns the names that begin with `prefix`, in the same order.
    ///
    /// - Complexity: O(names).
    package func starting(with prefix: String) -> [String] {
        let prefix = Array(prefix.utf8)
        let bytes = file.span
        var found: [String] = []
        for place in places where bytes.has(prefix, at: place, below: end) {
            found.append(bytes.text(at: place, below: end))
        }
        return found
    }
}

/// A section of an ELF file with 64-bit addresses in little-endian order, as on all processors that Swift supports.
private struct ELFSection {
    enum Kind: Int {
        case other = 0
        case symbols = 2
        case strings = 3
    }
    var kind: Kind
    var bytes: Range<Int>
    /// For symbols, the number of the section with their names.
    var link: Int

    /// Returns nil if the file isn't of this kind.
    static func all(in file: borrowing Span<UInt8>) -> [ELFSection]? {
        let start: [UInt8] = [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F"), 2, 1]
        let size = 64
        guard file.count >= size, file.has(start, at: 0, below: size), file.number16(at: 58) == size,
            let table = file.range(at: file.number64(at: 40), count: file.number16(at: 60) * size)
        else { return nil }
        var sections: [ELFSection] = []
        for place in stride(from: table.lowerBound, to: table.upperBound, by: size) {
            let kind = Kind(rawValue: file.number32(at: place + 4)) ?? .other
            let bytes = file.range(
                at: file.number64(at: place + 24), count: file.number64(at: place + 32))
            // Memory that begins as zeros has a size, but no bytes in the file.
            guard let bytes = kind == .other ? 0..<0 : bytes else { return nil }
            sections.append(ELFSection(kind: kind, bytes: bytes, link: file.number32(at: place + 40)))
        }
        return sections
    }
}

extension Span<UInt8> {
    // No `for` in functions that run for each symbol: debug builds of apps aren't optimised, and there one step of a
    // `for` costs more than its body.

    fileprivate func number16(at place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }

    fileprivate func number32(at place: Int) -> Int { number16(at: place) | number16(at: place + 2) << 16 }

    /// A number that an Int can't hold becomes negative, and so is in no range.
    fileprivate func number64(at place: Int) -> Int { number32(at: place) | number32(at: place + 4) << 32 }

    /// Returns nil if the file doesn't contain the whole range.
    fileprivate func range(at start: Int, count size: Int) -> Range<Int>? {
        guard start >= 0, size >= 0, start <= count, size <= count - start else { return nil }
        return start..<start + size
    }

    /// Returns whether the file itself defines the symbol, instead of importing it.
    fileprivate func isDefined(symbolAt place: Int) -> Bool { self[place + 6] != 0 || self[place + 7] != 0 }

    fileprivate func has(_ start: [UInt8], at place: Int, below end: Int) -> Bool {
        guard place <= end - start.count else { return false }
        var index = 0
        while index < start.count {
            if self[place + index] != start[index] { return false }
            index += 1
        }
        return true
    }

    /// Returns the text from `place` to the next zero, or to `end`.
    fileprivate func text(at place: Int, below end: Int) -> String {
        var bytes: [UInt8] = []
        var next = place
        while next < end, self[next] != 0 {
            bytes.append(self[next])
            next += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
