import Foundation
import Synchronization

/// How an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not at all. Unlike on iOS, reading it when it's gone answers nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, of values that are `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, under a key, as if it were a stored property. nil takes it away.
///
///     objc_setAssociatedObject(self, &badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///
/// The value goes with the object: at once with views, view controllers and other responders, and when the next few values are
/// read or set with other objects, because Swift on Linux doesn't tell that an object goes. Any thread may call this.
///
/// - Complexity: O(1), but for a value that goes.
/// - Behaviour: documented; when values go is our choice (Decisions/0093).
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, policy, of: object as AnyObject, key: UInt(bitPattern: key))
}

/// The value that an object keeps under a key; nil when there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key: UInt(bitPattern: key))
}

/// Takes all values away from an object, those of others, too.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.forget(ObjectIdentifier(object as AnyObject))
}

/// All values that are associated with objects.
enum AssociatedObjects {
    /// Whether there ever was one. In most apps there is none, and what goes needn't be looked for.
    private static let areUsed = Atomic(false)
    private static let table = Mutex(Table())

    static func set(_ value: Any?, _ policy: objc_AssociationPolicy, of object: AnyObject, key: UInt) {
        areUsed.store(true, ordering: .relaxed)
        let (kept, owner) = (value.map { AssociatedValue($0, policy) }, Owner(object: object))
        let id = ObjectIdentifier(object)
        // What goes may run code that comes back here: it goes at the end of this function, when the table isn't locked.
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

    /// How many objects have values, for tests.
    static var count: Int { table.withLock { $0.count } }

    // MARK: What is kept

    /// Only sent from thread to thread as a whole: what is in it belongs to the app, which may use it on any thread, as on iOS.
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

    /// A weak reference, which any thread may read.
    fileprivate struct Owner: @unchecked Sendable {
        weak let object: AnyObject?
    }

    private struct Table {
        private var values: [ObjectIdentifier: (owner: Owner, kept: [UInt: AssociatedValue])] = [:]
        /// Objects in some order, each once, and which of them is looked at next.
        private var objects: [ObjectIdentifier] = []
        private var listed: Set<ObjectIdentifier> = []
        private var next = 0

        var count: Int { values.count }

        /// nil for an object that is where another one was, whose values weren't taken away yet.
        func kept(of object: ObjectIdentifier, key: UInt) -> AssociatedValue? {
            guard let known = values[object], known.owner.object != nil else { return nil }
            return known.kept[key]
        }

        /// Answers what isn't kept any more, as do the functions below.
        mutating func set(_ value: AssociatedValue?, of owner: Owner, id: ObjectIdentifier, key: UInt)
            -> [AssociatedValue]
        {
            // Another object was there before, and has gone.
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

        /// Looks whether a few objects are still there, each time a few others.
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
