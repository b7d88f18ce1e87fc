import Foundation

extension IndexPath {
    /// The place of an item in a collection view.
    public init(item: Int, section: Int) {
        self = IndexPathPair.path(section, item)
    }

    public init(row: Int, section: Int) {
        self = IndexPathPair.path(section, row)
    }

    /// Which section; the first number of the path.
    public var section: Int {
        get { IndexPathPair(self)?.first ?? self[0] }
        set { self[0] = newValue }
    }

    /// Which item of its section; the second number of the path.
    public var item: Int {
        get { IndexPathPair(self)?.second ?? self[1] }
        set { self[1] = newValue }
    }

    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
