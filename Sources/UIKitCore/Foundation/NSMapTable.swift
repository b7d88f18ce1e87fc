import Foundation

/// A dictionary that can have weak references to keys or values. An entry leaves it when either is released.
///
/// - Complexity: O(1) for one key, O(entries) for all of them.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    /// The entries by the hashes of their keys.
    private var entries: [Int: [(key: TableEntry, value: TableEntry)]] = [:]
    /// The number of entries at which those of released objects are removed.
    private var room = 16

    /// Creates an empty table.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }

    /// Returns a table that retains keys and values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Returns a table that retains values as long as their keys exist.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    /// Returns a table that retains keys but not values.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

    /// Returns a table that retains neither.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// Returns the value of a key, or nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        let found = entries[keyOptions.hash(of: aKey)]?.first { $0.key.object.map { isKey($0, aKey) } == true }
        return found?.value.object as? ObjectType
    }

    /// Sets the value of a key.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        if entries.count >= room {
            removeWhatWent()
            room = max(16, entries.count * 2)
        }
        let entry = (key: TableEntry(aKey, keyOptions), value: TableEntry(anObject, valueOptions))
        entries[keyOptions.hash(of: aKey), default: []].append(entry)
    }

    /// Removes a key and its value.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        let hash = keyOptions.hash(of: aKey)
        entries[hash]?.removeAll { $0.key.object.map { isKey($0, aKey) } != false }
        if entries[hash]?.isEmpty == true { entries[hash] = nil }
    }

    /// Removes everything.
    open func removeAllObjects() { entries = [:] }

    /// The number of entries that still exist.
    open var count: Int { living.count }

    /// Returns an enumerator of the keys, in no particular order.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }

    /// Returns an enumerator of the values, in no particular order.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }

    private var living: [(key: AnyObject, value: AnyObject)] {
        entries.values.joined().compactMap { entry in
            entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } }
        }
    }

    private func isKey(_ one: AnyObject, _ other: AnyObject) -> Bool { keyOptions.areEqual(one, other) }

    private func removeWhatWent() {
        entries = entries.compactMapValues { list in
            let living = list.filter { $0.key.object != nil && $0.value.object != nil }
            return living.isEmpty ? nil : living
        }
    }
}
