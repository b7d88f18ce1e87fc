import Foundation
import Synchronization

/// Keeps an observation of a property going, until it is invalidated or goes. Any thread may do either.
public final class NSKeyValueObservation: NSObject, Sendable {
    /// Looks whether the property has another value; nil once the observation has ended.
    private let look: Mutex<(@MainActor () -> Void)?>

    init(look: @escaping @MainActor () -> Void) { self.look = Mutex(look) }

    /// Ends the observation.
    public func invalidate() {
        // What it captured may come back here as it goes: it goes when nothing is locked.
        _ = look.withLock { $0.take() }
    }

    var isValid: Bool { look.withLock { $0 != nil } }

    @MainActor func propertyMayHaveChanged() { look.withLock { $0 }?() }
}
