/// An element of a solved layout that is not an item: a header, a badge on an item, the background of a section.
package struct SolvedElement: Sendable, Hashable {
    /// The number of its kind. The layout decides what the kind means, and whether it is a decoration.
    package var kind: Int
    package var section: Int
    /// Its index among the elements of its kind in the section.
    package var index: Int

    package init(kind: Int, section: Int, index: Int = 0) {
        self.kind = kind
        self.section = section
        self.index = index
    }

    /// Returns an element that belongs to the layout and not to a section, such as a header above everything. It has
    /// the last index of the first section (R456).
    package static func ofLayout(kind: Int) -> SolvedElement { SolvedElement(kind: kind, section: 0, index: .max) }

    // MARK: Flow layouts

    package static func header(_ section: Int) -> SolvedElement { SolvedElement(kind: 0, section: section) }
    package static func footer(_ section: Int) -> SolvedElement { SolvedElement(kind: 1, section: section) }
}
