/// A part of a font file. Everything outside of it reads as zero, so that no number in a file can cause an invalid
/// access.
///
/// Numbers are read as `Int`. Numbers in a file have at most 32 bits, so adding them, and multiplying one by the size
/// of a record, can't overflow an `Int`.
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

    /// Returns a part, or as much of it as there is.
    func part(at offset: Int, count partCount: Int = .max) -> FontBytes {
        guard offset >= 0, offset < count else { return FontBytes(file, start: start, count: 0) }
        return FontBytes(file, start: start + offset, count: max(0, min(partCount, count - offset)))
    }

    /// Returns the target of a 16-bit offset; nil if it is zero or points outside.
    func target16(at offset: Int) -> FontBytes? { target(unsigned16(at: offset)) }

    /// Returns the target of a 32-bit offset; nil if it is zero or points outside.
    func target32(at offset: Int) -> FontBytes? { target(unsigned32(at: offset)) }

    private func target(_ offset: Int) -> FontBytes? {
        offset > 0 && offset < count ? part(at: offset) : nil
    }

    /// Returns how many of the records that a file announces are really there.
    func recordCount(said: Int, size: Int, at offset: Int) -> Int {
        guard said > 0, size > 0, offset < count else { return 0 }
        return min(said, (count - offset) / size)
    }
}

// MARK: Numbers, highest byte first

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

    /// Returns a fixed-point number: the integer in the upper half, the fraction in the lower.
    func fixed(at offset: Int) -> Double { Double(signed32(at: offset)) / 65_536 }
    /// Returns a fraction from -2 to nearly 2.
    func fraction(at offset: Int) -> Double { Double(signed16(at: offset)) / 16_384 }

    func tag(at offset: Int) -> FontTag { FontTag(rawValue: UInt32(truncatingIfNeeded: unsigned32(at: offset))) }
}
