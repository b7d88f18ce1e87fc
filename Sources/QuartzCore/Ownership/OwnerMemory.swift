import CObjectLifetime

/// Keeps the memory of an object, not the object.
///
/// ``BackReference`` stores one of these. Its `deinit` is here, in a type that is not generic, because the runtime would look
/// up the metadata of a generic one each time a view is made or released.
@usableFromInline package struct OwnerMemory: ~Copyable {
    /// Kept by an unowned count; whether an object lives there the strong count says.
    @usableFromInline package private(set) var address: UnsafeRawPointer?

    @usableFromInline package init() { address = nil }

    deinit {
        if let address { object_release_memory(address) }
    }

    /// Keeps other memory from now on.
    @usableFromInline package mutating func keep(_ newAddress: UnsafeRawPointer?) {
        guard newAddress != address else { return }
        if let newAddress { object_retain_memory(newAddress) }
        if let address { object_release_memory(address) }
        address = newAddress
    }

    /// The object with one more strong reference, which belongs to the caller; nil when the object is gone or going.
    @usableFromInline package func retained() -> UnsafeRawPointer? {
        guard let address else { return nil }
        return object_retain_if_alive(address)
    }
}
