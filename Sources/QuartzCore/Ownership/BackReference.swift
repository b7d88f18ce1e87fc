/// A reference from a child to its owner. It is nil from the moment the owner's deallocation begins, on any thread.
///
/// This is the only kind of back reference in the package (Decisions/0004). It needs no clearing, so no code can forget
/// to clear it. It isn't `weak`, because a weak reference gives its target a side table, which makes every retain of a
/// view slow. Instead it keeps the owner's memory (not the owner) until it refers to another owner, and checks the
/// reference count before each use.
///
///     private var superviewReference = BackReference<UIView>()
///     var superview: UIView? { superviewReference.object }
///
/// - Complexity: O(1). Reading costs as much as a retain, and comparing with ``refers(to:)`` costs less.
@usableFromInline package struct BackReference<Owner: AnyObject>: ~Copyable {
    @usableFromInline var memory = OwnerMemory()

    @inlinable @inline(__always) package init() {}

    @inlinable @inline(__always) package init(_ owner: Owner) {
        memory.keep(UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque()))
    }

    /// The owner while it is alive; nil afterwards, and before it was set.
    @inlinable @inline(__always) package var object: Owner? {
        get {
            guard let alive = memory.retained() else { return nil }
            // Safe: the object was alive and has one strong reference more, which `takeRetainedValue` gives back.
            return Unmanaged<Owner>.fromOpaque(alive).takeRetainedValue()
        }
        set {
            guard let newValue else { return memory.keep(nil) }
            memory.keep(UnsafeRawPointer(Unmanaged.passUnretained(newValue).toOpaque()))
        }
    }

    /// Whether it refers to `other`. No other object can have the same address, because the reference keeps the memory.
    @inlinable @inline(__always) package func refers(to other: Owner) -> Bool {
        memory.address == UnsafeRawPointer(Unmanaged.passUnretained(other).toOpaque())
    }

    /// Whether an owner was set, alive or not.
    @inlinable @inline(__always) package var isSet: Bool { memory.address != nil }

    /// Calls `body` with the owner, and keeps the owner alive until `body` returns. Does nothing and returns nil if the
    /// owner is gone.
    ///
    /// Use this for calls that come from outside, such as a frame or a touch: `body` calls the app's code, which may
    /// release the owner. Use it also for a call of an owner's part: `object?.part.call()` keeps the owner only until
    /// it has found the part.
    @discardableResult @inlinable package func hold<Answer>(_ body: (Owner) -> Answer) -> Answer? {
        guard let object else { return nil }
        return withExtendedLifetime(object) { body(object) }
    }

    /// The owner, for a part that only its owner calls. Stops the program with a message if the owner is gone.
    @inlinable @inline(__always) @MainActor package var owner: Owner {
        guard let object else { MissingOwner.report("\(Owner.self)") }
        return object
    }
}

/// A back reference that closures can capture.
package final class BackReferenceBox<Owner: AnyObject> {
    private let reference: BackReference<Owner>

    package init(_ owner: Owner) { reference = BackReference(owner) }

    package var object: Owner? { reference.object }
}

@usableFromInline enum MissingOwner {
    @usableFromInline @MainActor static func report(_ owner: String) -> Never {
        Diagnostics.fail(
            "A part of a \(owner) was used after the \(owner) was released.",
            explanation: """
                  expected       a \(owner) that lives as long as UIKit uses its parts
                  likely cause   another thread released it while the main thread used it
                  try            keep a reference to it on the main actor until it has left its window
                """)
    }
}
