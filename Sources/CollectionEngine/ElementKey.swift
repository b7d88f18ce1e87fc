/// Which element of a collection view: a cell, or a supplementary or decoration view of some kind.
///
/// Two integers and the kind's number, because an IndexPath costs ten times as much to make and hash (D7).
package struct ElementKey: Sendable, Hashable {
    package var kind: ElementKind
    package var section: Int
    package var item: Int

    package init(kind: ElementKind, section: Int, item: Int) {
        self.kind = kind
        self.section = section
        self.item = item
    }

    package static func cell(_ item: Int, in section: Int) -> ElementKey {
        ElementKey(kind: .cell, section: section, item: item)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }

    /// What dictionaries ask for. Two multiplications instead of SipHash, because keys come from layouts, not from
    /// strangers; folded, because dictionaries look at the low bits and neighbours should not lie side by side.
    @inlinable package func _rawHashValue(seed: Int) -> Int {
        let product = (number ^ seed) &* 0x2545_F491_4F6C_DD1D
        return product ^ (product >> 32)
    }

    @usableFromInline var number: Int { item &+ section &* 0x9E37_79B9 &+ Int(kind.rawValue) &* 0x85EB_CA6B }
}

/// 0 is a cell; others are numbers that the collection view gives to the kinds it meets.
package struct ElementKind: Sendable, Hashable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    package static let cell = ElementKind(rawValue: 0)
}
