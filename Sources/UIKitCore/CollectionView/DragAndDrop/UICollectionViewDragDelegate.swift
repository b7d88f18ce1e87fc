// Items that leave the collection view come later. Moving items inside of it is there: Documentation/Reordering.md.

/// What can be dragged out of a collection view.
@available(
    *, unavailable,
    message: "Not built yet: drag and drop. Items can be moved by hand inside the collection view."
)
public protocol UICollectionViewDragDelegate {}

/// What can be dropped into a collection view.
@available(
    *, unavailable,
    message: "Not built yet: drag and drop. Items can be moved by hand inside the collection view."
)
public protocol UICollectionViewDropDelegate {}

extension UICollectionView {
    /// Whether items can be dragged out.
    @available(*, unavailable, message: "Not built yet: drag and drop.")
    public var dragInteractionEnabled: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: drag and drop.")
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: drag and drop.")
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { nil }
        set {}
    }
}
