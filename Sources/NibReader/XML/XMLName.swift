import Foundation

/// The name of an attribute or element to look for, or the key of a child.
///
/// Names are literals in code, so the compiler computes their marks, and a lookup in an element compares two numbers.
// Marked for use in other modules twice, which is needed to take effect (Decisions/0069).
@usableFromInline package struct XMLName: ExpressibleByStringLiteral, Sendable {
    @usableFromInline package let text: StaticString
    @usableFromInline package let mark: NameSet.Mark

    @inlinable @inline(__always) package init(stringLiteral text: StaticString) {
        self.text = text
        mark = NameSet.Mark(text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// Returns whether a name in a file is this one.
    func isEqual(to name: String) -> Bool {
        let count = text.utf8CodeUnitCount
        guard name.utf8.count == count else { return false }
        let isEqual = name.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.baseAddress.map { memcmp($0, text.utf8Start, count) == 0 } ?? true
        }
        return isEqual ?? (name == string)
    }

    /// The name as text, for messages.
    package var string: String { text.description }
}
