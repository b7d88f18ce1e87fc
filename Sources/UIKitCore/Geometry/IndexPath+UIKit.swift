import Foundation

extension IndexPath {
    /// Creates the index path of an item in a collection view.
    public init(item: Int, section: Int) {
        self = IndexPathPair.path(section, item)
    }

    /// Creates the index path of a row.
    public init(row: Int, section: Int) {
        self = IndexPathPair.path(section, row)
    }

    /// The section: the path's first index.
    public var section: Int {
        get { IndexPathPair(self)?.first ?? number(0) }
        set {
            _ = number(0)
            self[0] = newValue
        }
    }

    /// The item in its section: the path's second index.
    public var item: Int {
        get { IndexPathPair(self)?.second ?? number(1) }
        set {
            _ = number(1)
            self[1] = newValue
        }
    }

    /// The row: the path's second index.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    private func number(_ position: Int) -> Int {
        guard position < count else {
            Diagnostics.fail(
                "Invalid index path for use with UICollectionView. This index path must contain exactly two indices "
                    + "specifying the section and item.",
                explanation: """
                      seen           \(position == 0 ? "section" : "item") of \(objectiveCText)
                      expected       IndexPath(item:section:)
                      likely cause   IndexPath() or IndexPath(index:), where the app means an item
                      try            check count first, or use an optional index path and nil
                    """)
        }
        return self[position]
    }
}
