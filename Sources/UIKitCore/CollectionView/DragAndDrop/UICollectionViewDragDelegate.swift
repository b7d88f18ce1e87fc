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
