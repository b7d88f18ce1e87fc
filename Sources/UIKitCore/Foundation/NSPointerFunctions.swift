import Foundation

/// How a table holds and compares its objects.
open class NSPointerFunctions: NSObject {
    /// How a table keeps its objects.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It keeps them alive.
        public static let strongMemory: Options = []
        /// Objects that nothing else keeps go from the table.
        public static let weakMemory = Options(rawValue: 5)
        /// By `isEqual(_:)` and `hash`.
        public static let objectPersonality: Options = []
        /// Only the same object is equal.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// The table has copies of its own.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object in a table, weak or strong.
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
