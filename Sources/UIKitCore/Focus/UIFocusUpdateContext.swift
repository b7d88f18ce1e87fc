import CoreGraphics
import Foundation

/// A movement of the focus: from where, to where, and which way.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// What had the focus before; nil when nothing had.
    open weak private(set) var previouslyFocusedItem: (any UIFocusItem)?

    /// What has it afterwards; nil when nothing has.
    open weak private(set) var nextFocusedItem: (any UIFocusItem)?

    /// Where an arrow key sent it; empty for the Tab key, which is the browser's, and for the program.
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

/// A move of the focus as a collection view sees it: from index path to index path.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus; nil when it was not in this collection view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?

    /// The item that has it afterwards; nil when it goes out of this collection view.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        previouslyFocusedIndexPath = previous
        nextFocusedIndexPath = next
        super.init(
            from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
    }
}
