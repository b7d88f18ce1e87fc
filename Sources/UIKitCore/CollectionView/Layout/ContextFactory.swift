import Foundation

/// Creates invalidation contexts of the class that a layout names.
///
/// Subclasses often have initialisers of their own, so contexts are created through a twin.
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
