import CObjectLifetime

/// Keeps the memory of an object, not the object.
///
/// ``BackReference`` stores one of these. The `deinit` is in this type because it isn't generic: the runtime would look
/// up the metadata of a generic type each time a view is made or released.
@usableFromInline package struct OwnerMemory: ~Copyable {
    /// The address, kept by an unowned reference. The strong count says whether the object is alive.
    @usableFromInline package private(set) var address: UnsafeRawPointer?

    @usableFromInline package init() { address = nil }

    deinit {
        if let address { object_release_memory(address) }
    }

    /// Keeps the memory of another object from now on.
    @usableFromInline package mutating func keep(_ newAddress: UnsafeRawPointer?) {
        guard newAddress != address else { return }
        if let newAddress { object_retain_memory(newAddress) }
        if let address { object_release_memory(address) }
        address = newAddress
    }

    /// Returns the object with one more strong reference, which the caller owns; nil if the object is deallocated or
    /// deallocating.
    @usableFromInline package func retained() -> UnsafeRawPointer? {
        guard let address else { return nil }
        return object_retain_if_alive(address)
    }
}
