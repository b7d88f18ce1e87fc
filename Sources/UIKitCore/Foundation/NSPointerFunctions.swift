import Foundation

/// How a table stores and compares its objects.
open class NSPointerFunctions: NSObject {
    /// How a table stores its objects.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The table retains its objects.
        public static let strongMemory: Options = []
        /// The table has weak references. An object leaves it when nothing else retains the object.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared with `isEqual(_:)` and `hash`.
        public static let objectPersonality: Options = []
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// The table stores copies.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// A weak or strong reference to an object in a table.
struct TableEntry {
    private let strong: AnyObject?
    private weak let weak: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        var object = object
        if options.contains(.copyIn), let copying = object as? any NSCopying {
            object = copying.copy(with: nil) as AnyObject
        }
        (strong, weak) = options.contains(.weakMemory) ? (nil, object) : (object, nil)
    }

    var object: AnyObject? { strong ?? weak }
}

extension NSPointerFunctions.Options {
    func hash(of object: AnyObject) -> Int {
        guard !contains(.objectPointerPersonality), let object = object as? NSObject else {
            return ObjectIdentifier(object).hashValue
        }
        return object.hash
    }

    func areEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
        if one === other { return true }
        guard !contains(.objectPointerPersonality), let one = one as? NSObject else { return false }
        return one.isEqual(other)
    }
}
