import CoreGraphics
import Foundation

/// A movement of the focus: its start, its end and its direction.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that had the focus before; nil if none had.
    open weak private(set) var previouslyFocusedItem: (any UIFocusItem)?

    /// The item that has the focus afterwards; nil if none has.
    open weak private(set) var nextFocusedItem: (any UIFocusItem)?

    /// The direction of the arrow key; empty for the Tab key, which the browser handles, and for requests of the app.
    open private(set) var focusHeading: UIFocusHeading

    /// ``previouslyFocusedItem``, if it is a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

    /// ``nextFocusedItem``, if it is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }
}

/// A movement of the focus in a collection view, from index path to index path.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus; nil if it wasn't in this collection view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?

    /// The item that has the focus afterwards; nil if it leaves this collection view.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        previouslyFocusedIndexPath = previous
        nextFocusedIndexPath = next
        super.init(
            from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
    }
}
