/// The children of one parent, whose way back to it is cleared when the parent goes away.
///
/// An object of its own because the clearing has to happen on the main actor: an isolated `deinit` in an open class
/// would make every subclass with a `deinit` of its own fail to compile.
@MainActor package final class OwnedChildren<Child: AnyObject> {
    // Not checked at run time: only the parent reaches it, and reads or changes it in one go.
    @exclusivity(unchecked) package var items: [Child] = []
    private let clearParent: @MainActor (Child) -> Void

    package init(clearParent: @escaping @MainActor (Child) -> Void) {
        self.clearParent = clearParent
    }

    isolated deinit {
        for child in items { clearParent(child) }
    }
}
