/// Identifies an element of a collection view: a cell, or a supplementary or decoration view of some kind.
///
/// Consists of two integers and the kind's number, because comparing an IndexPath costs ten times as much (D7).
@usableFromInline package struct ElementKey: Sendable, Hashable {
    @usableFromInline package var kind: ElementKind
    @usableFromInline package var section: Int
    @usableFromInline package var item: Int

    @inlinable @inline(__always) package init(kind: ElementKind, section: Int, item: Int) {
        self.kind = kind
        self.section = section
        self.item = item
    }

    @inlinable @inline(__always) package static func cell(_ item: Int, in section: Int) -> ElementKey {
        ElementKey(kind: .cell, section: section, item: item)
    }

    @inlinable @inline(__always) package static func == (left: ElementKey, right: ElementKey) -> Bool {
        left.item == right.item && left.section == right.section && left.kind.rawValue == right.kind.rawValue
    }

    /// Whether the key belongs to a cell.
    @inlinable @inline(__always) package var isCell: Bool { kind.rawValue == 0 }

    /// The hash for tables. Two multiplications instead of SipHash, because keys come from layouts, not from strangers.
    /// Folded, because tables use the low bits, and neighbours shouldn't be side by side: removing one would have to
    /// check all that follow.
    @inlinable @inline(__always) package var tableHash: Int {
        let number = item &+ section &* 0x9E37_79B9 &+ Int(kind.rawValue) &* 0x85EB_CA6B
        let product = number &* 0x2545_F491_4F6C_DD1D
        return product ^ (product >> 32)
    }
}

extension ElementKey: Comparable {
    @inlinable @inline(__always) package static func < (left: ElementKey, right: ElementKey) -> Bool {
        if left.kind.rawValue != right.kind.rawValue { return left.kind.rawValue < right.kind.rawValue }
        return left.section == right.section ? left.item < right.item : left.section < right.section
    }
}

/// The kind of an element. 0 is a cell; the collection view gives numbers to the other kinds.
@usableFromInline package struct ElementKind: Sendable, Hashable {
    @usableFromInline package let rawValue: Int32

    @inlinable @inline(__always) package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    @inlinable @inline(__always) package static var cell: ElementKind { ElementKind(rawValue: 0) }
}
