/// A part of a font file. What lies outside of it reads as zero, so no number in a file leads astray.
///
/// Numbers are read as `Int`. Those of a file have 32 bits at most: adding them, and multiplying one by the size of a record,
/// stays far below what `Int` holds.
struct FontBytes: Sendable {
    private let file: [UInt8]
    private let start: Int
    let count: Int

    init(_ file: [UInt8]) {
        self.init(file, start: 0, count: file.count)
    }

    private init(_ file: [UInt8], start: Int, count: Int) {
        self.file = file
        self.start = start
        self.count = count
    }

    var isEmpty: Bool { count == 0 }

    /// As much of a part as there is.
    func part(at offset: Int, count partCount: Int = .max) -> FontBytes {
        guard offset >= 0, offset < count else { return FontBytes(file, start: start, count: 0) }
        return FontBytes(file, start: start + offset, count: max(0, min(partCount, count - offset)))
    }

    /// What a 16-bit offset points to; nil where it is zero or leads outside.
    func target16(at offset: Int) -> FontBytes? { target(unsigned16(at: offset)) }

    /// What a 32-bit offset points to; nil where it is zero or leads outside.
    func target32(at offset: Int) -> FontBytes? { target(unsigned32(at: offset)) }

    private func target(_ offset: Int) -> FontBytes? {
        offset > 0 && offset < count ? part(at: offset) : nil
    }

    /// How many of the records that a file says follow are there.
    func recordCount(said: Int, size: Int, at offset: Int) -> Int {
        guard said > 0, size > 0, offset < count else { return 0 }
        return min(said, (count - offset) / size)
    }
}

// MARK: Numbers, the highest byte first

extension FontBytes {
    @inline(__always)
    func unsigned8(at offset: Int) -> Int {
        guard offset >= 0, offset < count else { return 0 }
        return Int(file[start + offset])
    }

    @inline(__always)
    func unsigned16(at offset: Int) -> Int {
        guard offset >= 0, offset < count - 1 else { return 0 }
        return Int(file[start + offset]) << 8 | Int(file[start + offset + 1])
    }

    @inline(__always)
    func unsigned32(at offset: Int) -> Int {
        guard offset >= 0, offset < count - 3 else { return 0 }
        return unsigned16(at: offset) << 16 | unsigned16(at: offset + 2)
    }

    func signed8(at offset: Int) -> Int { Int(Int8(truncatingIfNeeded: unsigned8(at: offset))) }
    func signed16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned16(at: offset))) }
    func signed32(at offset: Int) -> Int { Int(Int32(truncatingIfNeeded: unsigned32(at: offset))) }

    /// Whole numbers in the upper half, fractions in the lower.
    func fixed(at offset: Int) -> Double { Double(signed32(at: offset)) / 65_536 }
    /// From -2 to nearly 2.
    func fraction(at offset: Int) -> Double { Double(signed16(at: offset)) / 16_384 }

    func tag(at offset: Int) -> FontTag { FontTag(rawValue: UInt32(truncatingIfNeeded: unsigned32(at: offset))) }
}
