import Foundation

/// The actions that a swipe from one edge of a row offers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// - Parameter actions: The first one stands at the edge, and is what a full swipe does.
    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
    }

    public override init() { super.init() }

    /// The actions, the one at the row's edge first.
    open private(set) var actions: [UIContextualAction] = []

    /// Whether a swipe across nearly the whole row does the first action. True by default.
    open var performsFirstActionWithFullSwipe = true
}
