import Foundation
import Synchronization

/// How an object stores an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference. Unlike on iOS, reading a released value returns nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, if the value is `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, like a stored property. nil removes it.
///
///     objc_setAssociatedObject(self, &badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// The value is released with the object: at once for views, view controllers and other responders. For other objects
/// it is released when the next few values are read or set, because Swift on Linux doesn't report that an object is
/// released. You can call this on any thread.
///
/// - Complexity: O(1), apart from values that are released.
/// - Behaviour: documented; when values are released is our choice (Decisions/0093).
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, policy, of: object as AnyObject, key: UInt(bitPattern: key))
}

/// Returns the value that is associated with an object under a key, or nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key: UInt(bitPattern: key))
}

/// Removes all values of an object, also those that other code has set.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.forget(ObjectIdentifier(object as AnyObject))
}

/// The table of all associated values.
enum AssociatedObjects {
    /// Whether there has been an associated value. Most apps have none, so nothing needs to be looked up for released
    /// objects.
    private static let areUsed = Atomic(false)
    private static let table = Mutex(Table())

    static func set(_ value: Any?, _ policy: objc_AssociationPolicy, of object: AnyObject, key: UInt) {
        areUsed.store(true, ordering: .relaxed)
        let (kept, owner) = (value.map { AssociatedValue($0, policy) }, Owner(object: object))
        let id = ObjectIdentifier(object)
        // A released value may run code that calls this function. So values are released at its end, when the table
        // isn't locked.
        _ = table.withLock { $0.sweep() + $0.set(kept, of: owner, id: id, key: key) }
    }

    static func value(of object: AnyObject, key: UInt) -> Any? {
        guard areUsed.load(ordering: .relaxed) else { return nil }
        let id = ObjectIdentifier(object)
        let (kept, _) = table.withLock { ($0.kept(of: id, key: key), $0.sweep()) }
        return kept?.value
    }

    static func forget(_ object: ObjectIdentifier) {
        guard areUsed.load(ordering: .relaxed) else { return }
        _ = table.withLock { $0.remove(object) }
    }

    /// The number of objects with values, for tests.
    static var count: Int { table.withLock { $0.count } }

    // MARK: Stored values

    /// Sendable: threads pass on only the whole. Its content belongs to the app, which may use it on any thread, as on
    /// iOS.
    fileprivate final class AssociatedValue: @unchecked Sendable {
        private let strong: Any?
        private weak let weak: AnyObject?

        init(_ value: Any, _ policy: objc_AssociationPolicy) {
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN: (strong, weak) = (nil, value as AnyObject)
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                (strong, weak) = ((value as? any NSCopying)?.copy(with: nil) ?? value, nil)
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: (strong, weak) = (value, nil)
            }
        }

        var value: Any? { strong ?? weak }
    }

    /// A weak reference, which any thread can read.
    fileprivate struct Owner: @unchecked Sendable {
        weak let object: AnyObject?
    }

    private struct Table {
        private var values: [ObjectIdentifier: (owner: Owner, kept: [UInt: AssociatedValue])] = [:]
        /// The objects in some order, each once.
        private var objects: [ObjectIdentifier] = []
        private var listed: Set<ObjectIdentifier> = []
        private var next = 0

        var count: Int { values.count }

        /// Returns a value, or nil if another object was at this address whose values aren't removed yet.
        func kept(of object: ObjectIdentifier, key: UInt) -> AssociatedValue? {
            guard let known = values[object], known.owner.object != nil else { return nil }
            return known.kept[key]
        }

        /// Sets a value. Returns the values to release, like the functions below.
        mutating func set(_ value: AssociatedValue?, of owner: Owner, id: ObjectIdentifier, key: UInt)
            -> [AssociatedValue]
        {
            // The former object at this address was released.
            let gone = values[id].map { $0.owner.object == nil } == true ? remove(id) : []
            if values[id] == nil {
                guard value != nil else { return gone }
                values[id] = (owner, [:])
                if listed.insert(id).inserted { objects.append(id) }
            }
            let old = values[id]?.kept[key]
            values[id]?.kept[key] = value
            return gone + (old.map { [$0] } ?? [])
        }

        mutating func remove(_ object: ObjectIdentifier) -> [AssociatedValue] {
            values.removeValue(forKey: object).map { Array($0.kept.values) } ?? []
        }

        /// Checks whether a few objects still exist, each time a few others. Returns the values of those that don't.
        mutating func sweep() -> [AssociatedValue] {
            var gone: [AssociatedValue] = []
            for _ in 0..<min(4, objects.count) {
                if next >= objects.count { next = 0 }
                guard next < objects.count else { break }
                let id = objects[next]
                if let known = values[id], known.owner.object != nil {
                    next += 1
                } else {
                    gone += remove(id)
                    objects.swapAt(next, objects.count - 1)
                    objects.removeLast()
                    listed.remove(id)
                }
            }
            return gone
        }
    }
}
