import Foundation

/// A set whose objects may be weak: they go when nothing else keeps them. Lists of delegates are such sets.
///
/// - Complexity: O(1) for one object, O(objects) for all of them.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    /// By hash.
    private var entries: [Int: [TableEntry]] = [:]
    /// How many entries there may be before those that went are taken out.
    private var room = 16

    /// An empty set.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

    /// A set that doesn't keep its objects alive.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Adds an object.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        if entries.count >= room {
            removeWhatWent()
            room = max(16, entries.count * 2)
        }
        let hash = options.hash(of: object)
        // New objects come to be where others were, and may have their hashes.
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

    /// The object of the table that is equal.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let found = entries[options.hash(of: object)]?.lazy.compactMap(\.object).first { options.areEqual($0, object) }
        return found as? ObjectType
    }

    /// Whether the object is in the set.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// In no order; without those that went.
    open var allObjects: [ObjectType] { entries.values.joined().compactMap { $0.object as? ObjectType } }

    /// One of the objects; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// How many objects there are. Complexity: O(*n*).
    open var count: Int { allObjects.count }

    /// The objects, in no order.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    private func removeWhatWent() {
        entries = entries.compactMapValues { list in
            let living = list.filter { $0.object != nil }
            return living.isEmpty ? nil : living
        }
    }
}
