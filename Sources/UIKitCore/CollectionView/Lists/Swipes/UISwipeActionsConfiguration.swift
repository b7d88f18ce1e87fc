import Foundation

/// The actions of a swipe from one edge of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// - Parameter actions: The first one is at the row's edge. A full swipe performs it.
    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
    }

    public override init() { super.init() }

    /// The actions, beginning with the one at the row's edge.
    open private(set) var actions: [UIContextualAction] = []

    /// Whether a swipe over most of the row performs the first action. Default: true.
    open var performsFirstActionWithFullSwipe = true
}
