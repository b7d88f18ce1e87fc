import CoreGraphics
import Foundation
import QuartzCore

/// The coder with which objects write and read their state. Its content can be saved as a ``KeptValue``.
///
/// It doesn't contain view controllers. It notes which ones were written, and their states are saved side by side.
final class StateCoder: NSCoder {
    /// The written values, by key.
    private(set) var values: [String: KeptValue]
    /// The written controllers, by key.
    private(set) var controllers: [String: [UIViewController]] = [:]
    /// The keys for which a single controller was written, not a list.
    private(set) var single: Set<String> = []
    private let owner: String
    private let found: [[String]: UIViewController]

    /// Creates a coder.
    ///
    /// - Parameters:
    ///   - owner: The name of the object whose state it is, for warnings.
    ///   - values: The values to read.
    ///   - found: The controllers that exist again, by their paths of identifiers.
    init(of owner: String, reading values: [String: KeptValue] = [:], found: [[String]: UIViewController] = [:]) {
        self.owner = owner
        self.values = values
        self.found = found
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }

    override var requiresSecureCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: Writing

    override func encode(_ objv: Any?, forKey key: String) {
        (values[key], controllers[key]) = (nil, nil)
        single.remove(key)
        guard let object = objv else { return }
        if let controller = object as? UIViewController {
            controllers[key] = [controller]
            single.insert(key)
        } else if let several = object as? [UIViewController], !several.isEmpty {
            controllers[key] = several
        } else if let value = KeptValue(object) ?? Self.archive(object) {
            values[key] = value
        } else {
            reportUnkept(object, key)
        }
    }

    override func encodeConditionalObject(_ objv: Any?, forKey key: String) { encode(objv, forKey: key) }

    override func encode(_ boolv: Bool, forKey key: String) { values[key] = .bool(boolv) }

    override func encode(_ intv: Int32, forKey key: String) { values[key] = .integer(Int64(intv)) }

    override func encode(_ intv: Int64, forKey key: String) { values[key] = .integer(intv) }

    override func encode(_ intv: Int, forKey key: String) { values[key] = .integer(Int64(intv)) }

    override func encode(_ realv: Float, forKey key: String) { values[key] = .real(Double(realv)) }

    override func encode(_ realv: Double, forKey key: String) { values[key] = .real(realv) }

    override func encodeBytes(_ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String) {
        values[key] = .bytes(bytesp.map { Data(bytes: $0, count: lenv) } ?? Data())
    }

    /// Returns an object's archive. Views and controllers are `NSCoding`, too, but their archives are empty.
    private static func archive(_ object: Any) -> KeptValue? {
        guard object is any NSCoding, !(object is UIResponder) else { return nil }
        let data = try? NSKeyedArchiver.archivedData(
            withRootObject: object, requiringSecureCoding: object is any NSSecureCoding)
        return data.map(KeptValue.archive)
    }

    private func reportUnkept(_ object: Any, _ key: String) {
        let message = """
            \(owner) encoded a \(type(of: object)) for the key "\(key)", which can't be saved. It is left out.
              expected       numbers, text, dates, data, URLs, lists of them, view controllers, or NSSecureCoding
              try            encode what the app needs to create the object again
            """
        let subject = "\(owner) \(key)"
        guard MainThread.isCurrent else {
            return Diagnostics.warnOnceFromAnyThread("unkept-state", of: subject, message)
        }
        MainActor.assumeIsolated { Diagnostics.warnOnce("unkept-state", of: subject, message) }
    }

    // MARK: Reading

    override func decodeObject(forKey key: String) -> Any? { values[key].flatMap { object($0, of: nil) } }

    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

    override func decodeObject<DecodedObjectType>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
        values[key].flatMap { object($0, of: [cls]) } as? DecodedObjectType
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        values[key].flatMap { object($0, of: classes) }
    }

    override func decodeBool(forKey key: String) -> Bool {
        if case .bool(let bool) = values[key] { bool } else { decodeInt64(forKey: key) != 0 }
    }

    override func decodeInt64(forKey key: String) -> Int64 {
        switch values[key] {
        case .integer(let integer): integer
        case .bool(let bool): bool ? 1 : 0
        case .real(let real), .length(let real): Int64(exactly: real.rounded(.towardZero)) ?? 0
        default: 0
        }
    }

    override func decodeInteger(forKey key: String) -> Int { Int(truncatingIfNeeded: decodeInt64(forKey: key)) }

    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInt64(forKey: key)) }

    override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }

    override func decodeDouble(forKey key: String) -> Double {
        switch values[key] {
        case .real(let real), .length(let real): real
        default: Double(decodeInt64(forKey: key))
        }
    }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    private func object(_ value: KeptValue, of classes: [AnyClass]?) -> Any? {
        switch value {
        case .controller(let path): found[path]
        case .list(let values) where values.contains(where: \.isController):
            values.compactMap { value in
                if case .controller(let path) = value { found[path] } else { nil }
            }
        case .archive(let data):
            if let classes {
                try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
            } else {
                try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
            }
        default: value.object
        }
    }
}

extension KeptValue {
    fileprivate var isController: Bool {
        if case .controller = self { true } else { false }
    }
}
