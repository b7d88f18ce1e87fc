import Foundation

// An index path as old code has it, in the words of collection views and tables.
extension NSIndexPath {
    /// The index path of an item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The index path of a row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// The first number: the section.
    public var section: Int { index(atPosition: 0) }

    /// The second number: the item.
    public var item: Int { index(atPosition: 1) }

    /// The second number: the row.
    public var row: Int { index(atPosition: 1) }
}
