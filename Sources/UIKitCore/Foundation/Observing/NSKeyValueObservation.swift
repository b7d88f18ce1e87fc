import Foundation
import Synchronization

/// An observation of a property. It ends when it is invalidated or released, which any thread may do.
public final class NSKeyValueObservation: NSObject, Sendable {
    /// Compares the property with its last value; nil after the observation has ended.
    private let look: Mutex<(@MainActor () -> Void)?>

    init(look: @escaping @MainActor () -> Void) { self.look = Mutex(look) }

    /// Ends the observation.
    public func invalidate() {
        // Releasing the captured objects may call this function, so they are released when nothing is locked.
        _ = look.withLock { $0.take() }
    }

    var isValid: Bool { look.withLock { $0 != nil } }

    @MainActor func propertyMayHaveChanged() { look.withLock { $0 }?() }
}
