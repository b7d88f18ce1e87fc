import Foundation

/// Makes invalidation contexts of whatever class a layout names.
///
/// `invalidationContextClass` is a class known only at run time, and Swift lets such a class be instantiated only
/// through a `required` initialiser. Apple's is not required, and subclasses with initialisers of their own are
/// common. So the class is called through a twin: `init()` is declared by NSObject, every override sits in the same
/// slot of the class's method table, and the twin's only difference is that its override says `required` (D4 b).
/// `ContextFactoryTests` checks it in every build mode.
@MainActor enum ContextFactory {
    static func make(_ contextClass: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        guard contextClass is UICollectionViewLayoutInvalidationContext.Type else {
            Diagnostics.fail(
                "invalidationContextClass must be a kind of UICollectionViewLayoutInvalidationContext",
                explanation: """
                      seen           \(contextClass)
                      likely cause   the override returns another class
                      try            return UICollectionViewLayoutInvalidationContext.self or a subclass of it
                    """)
        }
        let object = unsafeBitCast(contextClass, to: RequiredInitTwin.Type.self).init()
        return unsafeDowncast(object, to: UICollectionViewLayoutInvalidationContext.self)
    }
}

/// See `ContextFactory`. Open, because the compiler calls the initialiser of a class that nobody can subclass directly,
/// past the method table.
open class RequiredInitTwin: NSObject {
    public required override init() { super.init() }
}
