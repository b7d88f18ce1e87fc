import Foundation

/// A set that can have weak references. An object leaves it when nothing else retains the object. It is often used for
/// lists of delegates.
///
/// - Complexity: O(1) for one object, O(objects) for all of them.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    /// The entries by hash.
    private var entries: [Int: [TableEntry]] = [:]
    /// The number of entries at which those of released objects are removed.
    private var room = 16

    /// Creates an empty set.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    /// Returns a set that doesn't retain its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Adds an object.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        if entries.count >= room {
            removeWhatWent()
            room = max(16, entries.count * 2)
        }
        let hash = options.hash(of: object)
        // A new object may be at the address of a released one, and have its hash.
        entries[hash]?.removeAll { $0.object == nil }
        entries[hash, default: []].append(TableEntry(object, options))
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let hash = options.hash(of: object)
        entries[hash]?.removeAll { $0.object.map { options.areEqual($0, object) } != false }
        if entries[hash]?.isEmpty == true { entries[hash] = nil }
    }

    /// Removes all objects.
    open func removeAllObjects() { entries = [:] }

    /// Returns the object in the set that is equal to an object, or nil.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let found = entries[options.hash(of: object)]?.lazy.compactMap(\.object).first { options.areEqual($0, object) }
        return found as? ObjectType
    }

    /// Returns whether the set contains an object.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The objects that still exist, in no particular order.
    open var allObjects: [ObjectType] { entries.values.joined().compactMap { $0.object as? ObjectType } }

    /// One of the objects; nil if the set is empty.
    open var anyObject: ObjectType? { allObjects.first }

    /// The number of objects that still exist. Complexity: O(*n*).
    open var count: Int { allObjects.count }

    /// Returns an enumerator of the objects, in no particular order.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    private func removeWhatWent() {
        entries = entries.compactMapValues { list in
            let living = list.filter { $0.object != nil }
            return living.isEmpty ? nil : living
        }
    }
}
