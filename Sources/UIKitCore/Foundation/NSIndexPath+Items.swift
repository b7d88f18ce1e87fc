import Foundation

// The members of index paths in old code, with the names of collection views and tables.
extension NSIndexPath {
    /// Creates the index path of an item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// Creates the index path of a row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// The first index: the section.
    public var section: Int { index(atPosition: 0) }

    /// The second index: the item.
    public var item: Int { index(atPosition: 1) }

    /// The second index: the row.
    public var row: Int { index(atPosition: 1) }
}
