/// Neighbours of one section that go somewhere together.
@usableFromInline package struct ItemStretch: Sendable, Hashable {
    @usableFromInline package let section: Int
    /// Before.
    @usableFromInline package let items: Range<Int>
    @usableFromInline package let newSection: Int
    /// By how much their numbers grow.
    @usableFromInline package let shift: Int

    init(section: Int, items: Range<Int>, newSection: Int, shift: Int) {
        self.section = section
        self.items = items
        self.newSection = newSection
        self.shift = shift
    }

    /// Where an item goes; nil if it is none of these.
    @inlinable @inline(__always) package func newKey(_ old: ElementKey) -> ElementKey? {
        guard old.section == section, old.isCell, items.contains(old.item) else { return nil }
        return .cell(old.item &+ shift, in: newSection)
    }
}
