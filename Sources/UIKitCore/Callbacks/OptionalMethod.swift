/// How Swift on Linux knows whether an optional method of a delegate was written.
///
/// A protocol method has a default that, besides answering, leaves a mark here. Whoever needs to know wipes the mark,
/// calls, and looks (D5).
@MainActor package enum OptionalMethod {
    private static var wasDefault = false

    /// For defaults: `value`, and the mark.
    package static func notImplemented<Value>(_ value: @autoclosure () -> Value) -> Value {
        wasDefault = true
        return value()
    }

    /// What `call` returned, or nil when only the default ran.
    package static func result<Value>(_ call: () -> Value) -> Value? {
        wasDefault = false
        let value = call()
        if wasDefault {
            wasDefault = false
            return nil
        }
        return value
    }
}
