/// A stored property of a class, found by its name and set without knowing its type at compile time.
///
/// On iOS, UIKit asks the Objective-C runtime, which Swift on Linux doesn't have. Here it reads Swift's own reflection
/// metadata: names, types and offsets with the functions behind `Mirror`, and the class's field records for whether a
/// reference is weak. A property's observers don't run (Decisions/0083).
@MainActor struct StoredProperty {
    let name: String
    let type: Any.Type
    private let offset: Int
    private let ownership: FieldRecords.Ownership
    /// False for a `let`.
    private let isVariable: Bool
    /// The optional type; nil for any other type. Stored, because finding it takes longer than setting the property.
    private let optional: (any OptionalValue.Type)?

    // MARK: Finding stored properties

    /// Returns the stored properties that a class itself declares, without inherited ones, in order.
    ///
    /// Empty for a class without field records, and for all classes if the compiler doesn't lay them out as described
    /// here.
    static func declared(in kind: AnyClass) -> [StoredProperty] {
        isReadable ? read(kind) : []
    }

    private static func read(_ kind: AnyClass) -> [StoredProperty] {
        let ownerships = FieldRecords.ownerships(of: kind)
        // Inherited ones come first.
        let end = fieldCount(kind)
        guard ownerships.count <= end else { return [] }
        return zip(end - ownerships.count..<end, ownerships).map { index, ownership in
            var field = FieldDescription()
            let type = fieldType(kind, index: index, fieldMetadata: &field)
            defer { field.free?(field.name) }
            return StoredProperty(
                name: field.name.map { String(cString: $0) } ?? "", type: type, offset: fieldOffset(kind, index: index),
                ownership: ownership, isVariable: field.isVariable, optional: type as? any OptionalValue.Type)
        }
    }

    // MARK: Reading and writing

    /// Whether the property can be set: it isn't a constant, and it is strong or weak.
    var canBeSet: Bool { isVariable && (ownership == .strong || ownership == .weak) }

    /// Returns the property's value. Returns nil for a reference that is neither strong nor weak.
    func value(of object: AnyObject) -> Any? {
        let place = place(in: object)
        switch ownership {
        case .strong:
            func value<Value>(of type: Value.Type) -> Any? { unwrapped(place.assumingMemoryBound(to: type).pointee) }
            return _openExistential(type, do: value)
        case .weak: return place.assumingMemoryBound(to: WeakReference.self).pointee.object
        case .unowned, .unmanaged: return nil
        }
    }

    /// Sets the property in an object.
    ///
    /// `convert` converts the value to the property's type, or returns nil if that's not possible.
    ///
    /// - Returns: Whether the property was set.
    func set(_ value: Any?, in object: AnyObject, convert: (Any?, any Any.Type) -> Any?) -> Bool {
        guard canBeSet else { return false }
        let place = place(in: object)
        if let value, let optional, ownership == .strong, Self.put(value, in: optional, at: place) { return true }
        guard let converted = convert(value, type) else { return false }
        func set<Value>(_ type: Value.Type) -> Bool {
            guard let value = converted as? Value else { return false }
            if ownership == .weak { return setWeakly(value, at: place) }
            place.assumingMemoryBound(to: type).pointee = value
            return true
        }
        return _openExistential(type, do: set)
    }

    /// Sets an optional of a class to an object, which is what most outlets need.
    private static func put<Kind: OptionalValue>(
        _ value: Any, in kind: Kind.Type, at place: UnsafeMutableRawPointer
    ) -> Bool {
        guard Swift.type(of: value) is AnyClass, let held = kind.holding(value) else { return false }
        place.assumingMemoryBound(to: kind).pointee = held
        return true
    }

    /// Sets a weak property, which is an optional reference. If its type is a protocol, words about the conformance
    /// follow.
    private func setWeakly<Value>(_ value: Value, at place: UnsafeMutableRawPointer) -> Bool {
        let object = unwrapped(value).map { $0 as AnyObject }
        place.assumingMemoryBound(to: WeakReference.self).pointee.object = object
        let word = MemoryLayout<WeakReference>.size
        withUnsafeBytes(of: value) { words in
            guard words.count > word else { return }
            (place + word).copyMemory(from: words.baseAddress! + word, byteCount: words.count - word)
        }
        return true
    }

    private func place(in object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque() + offset
    }

    /// The memory layout of a `weak var`.
    private struct WeakReference {
        weak var object: AnyObject?
    }
}

// MARK: Checking the layout of classes

extension StoredProperty {
    private static let isReadable: Bool = {
        let found = read(Probe.self)
        return found.map(\.name) == ["strong", "weakly", "constant"]
            && found.map(\.ownership) == [.strong, .weak, .strong] && found.map(\.isVariable) == [true, true, false]
            && found.map(\.offset) == [16, 24, 32]
            && found.allSatisfy { $0.type == Optional<Probe>.self }
    }()

    private final class Probe {
        var strong: Probe?
        weak var weakly: Probe?
        let constant: Probe? = nil
    }
}

// MARK: The functions behind Mirror

/// A value that the runtime fills in. ``free`` frees the name.
private struct FieldDescription {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
    _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
