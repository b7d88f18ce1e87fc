/// An approximate set of names: a "no" is certain, and a "yes" is right except for a few other names.
@usableFromInline package struct NameSet: Sendable {
    @usableFromInline var bits: UInt64 = 0

    init() {}

    mutating func insert(_ mark: Mark) { bits |= mark.bit }

    @inlinable func mayContain(_ mark: Mark) -> Bool { bits & mark.bit != 0 }
}

extension NameSet {
    /// Represents a name in comparisons: its length and four of its bytes, mixed. Different names seldom have the same
    /// mark.
    @usableFromInline package struct Mark: Equatable, Sendable {
        @usableFromInline let number: UInt32

        /// - Parameter bytes: The bytes of the name, in UTF-8.
        @inlinable @inline(__always) init(_ bytes: UnsafePointer<UInt8>, count: Int) {
            guard count > 0 else {
                number = 0
                return
            }
            let inside = UInt32(bytes[count / 2]) << 8 | UInt32(bytes[count / 4]) << 16
            let mixed =
                UInt32(bytes[0]) << 24 ^ inside ^ UInt32(bytes[count - 1]) ^ UInt32(truncatingIfNeeded: count) << 4
            number = mixed &* 2_654_435_769
        }

        init(_ name: String) {
            var name = name
            self = name.withUTF8 { bytes in bytes.baseAddress.map { Mark($0, count: bytes.count) } ?? .none }
        }

        /// The mark of an empty name.
        private static let none = Mark(number: 0)

        private init(number: UInt32) { self.number = number }

        @inlinable var bit: UInt64 { 1 << UInt64(number >> 26) }
    }
}
