/// An optional whose type is known only at run time.
protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    static var nothing: Self { get }
    /// Returns nil for a value of another type.
    static func holding(_ value: Any) -> Self?
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    static var nothing: Self { nil }
    static func holding(_ value: Any) -> Self? { (value as? Wrapped).map { .some($0) } }
    var wrapped: Any? { self }
}

/// Returns the value in an optional, or the value itself.
///
/// A cast from `Any` to ``OptionalValue`` would fail for an optional without a value.
func unwrapped<Value>(_ value: Value) -> Any? {
    func content<Kind: OptionalValue>(_ kind: Kind.Type) -> Any? { (value as? Kind)?.wrapped }
    return if let kind = Value.self as? any OptionalValue.Type { content(kind) } else { value }
}
