import Foundation

/// One change of a batch of updates, as a layout is told of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or section.
    public enum Action: Int, Sendable {
        /// It comes.
        case insert = 0
        /// It goes.
        case delete = 1
        /// Its view is replaced.
        case reload = 2
        /// It moves.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// Where it was before the batch; nil for an insertion. For a whole section, its item is `NSNotFound` (R231).
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// Where it is after the batch; nil for a deletion. For a whole section, its item is `NSNotFound` (R231).
    open var indexPathAfterUpdate: IndexPath? { after }

    /// What happens to the item or section.
    open var updateAction: Action { action }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// Makes an item that changes nothing. The tests of a layout subclass it and override its properties to pretend a batch.
    public override init() {
        before = nil
        after = nil
        action = .none
        super.init()
    }

    init(before: IndexPath?, after: IndexPath?, action: Action) {
        self.before = before
        self.after = after
        self.action = action
        super.init()
    }
}
