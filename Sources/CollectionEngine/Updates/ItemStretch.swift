/// Consecutive items of one section that move together.
@usableFromInline package struct ItemStretch: Sendable, Hashable {
    @usableFromInline package let section: Int
    /// The items' numbers before the update.
    @usableFromInline package let items: Range<Int>
    @usableFromInline package let newSection: Int
    /// By how much the items' numbers grow.
    @usableFromInline package let shift: Int

    init(section: Int, items: Range<Int>, newSection: Int, shift: Int) {
        self.section = section
        self.items = items
        self.newSection = newSection
        self.shift = shift
    }

    /// Returns the new key of an item; nil if the item doesn't belong to the stretch.
    @inlinable @inline(__always) package func newKey(_ old: ElementKey) -> ElementKey? {
        guard old.section == section, old.isCell, items.contains(old.item) else { return nil }
        return .cell(old.item &+ shift, in: newSection)
    }
}
