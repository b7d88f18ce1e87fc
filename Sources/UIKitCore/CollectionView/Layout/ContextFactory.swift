import Foundation

/// Makes invalidation contexts of whatever class a layout names.
///
/// Subclasses with initialisers of their own are common, so they are made through a twin.
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
        return unsafeDowncast(RequiredInitTwin.make(contextClass), to: UICollectionViewLayoutInvalidationContext.self)
    }
}
