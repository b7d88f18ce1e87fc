import CoreGraphics
import Foundation

extension KeptValue {
    /// Creates a value that can be saved. Returns nil for a type that an activity can't contain.
    init?(_ value: Any, nesting: Int = 0) {
        guard nesting <= Self.mostNesting else { return nil }
        // CGFloat and Bool come first, because they are numbers, too.
        switch value {
        case let length as CGFloat where type(of: value) == CGFloat.self: self = .length(Double(length))
        case let bool as Bool where type(of: value) == Bool.self: self = .bool(bool)
        case let number as NSNumber: self.init(number)
        case let text as String: self = .text(text)
        case let bytes as Data: self = .bytes(bytes)
        case let date as Date: self = .date(date)
        case let address as URL: self = .address(address.absoluteString)
        case let identifier as UUID: self = .identifier(identifier)
        case is NSNull: self = .null
        case let path as IndexPath: self = .indexPath(Array(path))
        case let values as [Any]:
            let kept = values.compactMap { KeptValue($0, nesting: nesting + 1) }
            guard kept.count == values.count else { return nil }
            self = .list(kept)
        case let values as [AnyHashable: Any]:
            let kept = values.compactMap { Entry($0.key.base, $0.value, nesting: nesting + 1) }
            guard kept.count == values.count else { return nil }
            self = .table(kept.sorted { "\($0.key)" < "\($1.key)" })
        case let values as Set<AnyHashable>:
            let kept = values.compactMap { KeptValue($0.base, nesting: nesting + 1) }
            guard kept.count == values.count else { return nil }
            self = .set(kept.sorted { "\($0)" < "\($1)" })
        default: return nil
        }
    }

    private init(_ number: NSNumber) {
        let kind = UInt8(bitPattern: number.objCType.pointee)
        let isReal = kind == UInt8(ascii: "d") || kind == UInt8(ascii: "f")
        let isTooLarge = kind == UInt8(ascii: "Q") && number.uint64Value > Int64.max
        self = isReal || isTooLarge ? .real(number.doubleValue) : .integer(number.int64Value)
    }

    /// The value in the type that an app's code expects.
    var object: Any {
        switch self {
        case .null: NSNull()
        case .bool(let bool): bool
        case .integer(let integer): NSNumber(value: integer)
        case .real(let real): NSNumber(value: real)
        case .length(let length): CGFloat(length)
        case .text(let text): text
        case .bytes(let bytes), .archive(let bytes): bytes
        case .date(let date): date
        case .address(let address): URL(string: address) ?? address as Any
        case .identifier(let identifier): identifier
        case .indexPath(let numbers): IndexPath(indexes: numbers)
        case .list(let values): values.map(\.object)
        case .set(let values): Set(values.compactMap(\.hashable))
        case .table(let entries): Self.dictionary(entries)
        case .controller(let path): path
        }
    }

    private static func dictionary(_ entries: [Entry]) -> Any {
        var dictionary: [AnyHashable: Any] = [:]
        for entry in entries {
            if let key = entry.key.hashable { dictionary[key] = entry.value.object }
        }
        return dictionary
    }

    /// The value as a key or a member of a set. Equal values must have equal hashes, or a dictionary ends the program.
    /// Two `NSNull` on Linux don't have them.
    private var hashable: AnyHashable? {
        switch self {
        case .bool(let bool): NSNumber(value: bool)
        case .length(let length): NSNumber(value: length)
        case .null, .list, .set, .table, .controller: nil
        default: object as? AnyHashable
        }
    }
}

extension KeptValue.Entry {
    fileprivate init?(_ key: Any, _ value: Any, nesting: Int) {
        guard let key = KeptValue(key, nesting: nesting), let value = KeptValue(value, nesting: nesting) else {
            return nil
        }
        self.init(key: key, value: value)
    }
}
