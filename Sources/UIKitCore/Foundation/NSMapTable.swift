import Foundation

/// A dictionary whose keys and values may be weak: an entry goes when one of them does.
///
/// - Complexity: O(1) for one key, O(entries) for all of them.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    /// By the key's hash.
    private var entries: [Int: [(key: TableEntry, value: TableEntry)]] = [:]
    /// How many entries there may be before those that went are taken out.
    private var room = 16

    /// An empty table.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }

    /// A table that keeps keys and values alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// A table that keeps values alive, as long as their keys live.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    /// A table that keeps keys alive.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

    /// A table that keeps neither alive.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The value of a key; nil for none.
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

    /// Without those that went.
    open var count: Int { living.count }

    /// The keys, in no order.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }

    /// The values, in no order.
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
