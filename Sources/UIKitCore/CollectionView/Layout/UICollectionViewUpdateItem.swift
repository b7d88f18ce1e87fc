import Foundation

/// One change of a batch update, which a layout gets.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item or section.
    public enum Action: Int, Sendable {
        /// It's inserted.
        case insert = 0
        /// It's deleted.
        case delete = 1
        /// Its view is replaced.
        case reload = 2
        /// It moves.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// The index path before the batch; nil for an insertion. For a whole section, its item is `NSNotFound` (R231).
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The index path after the batch; nil for a deletion. For a whole section, its item is `NSNotFound` (R231).
    open var indexPathAfterUpdate: IndexPath? { after }

    /// What happens to the item or section.
    open var updateAction: Action { action }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// Creates an item that changes nothing. Tests of a layout can subclass this and override its properties to
    /// simulate a batch.
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
