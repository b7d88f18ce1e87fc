/// Finds out, for Swift on Linux, whether a delegate implements an optional method.
///
/// The protocol has a default implementation for it, which sets a mark here. A caller that needs to know clears the
/// mark, makes the call, and reads the mark (D5).
@MainActor package enum OptionalMethod {
    private static var wasDefault = false

    /// Sets the mark and returns `value`. Default implementations call it.
    package static func notImplemented<Value>(_ value: @autoclosure () -> Value) -> Value {
        wasDefault = true
        return value()
    }

    /// Returns the result of `call`, or nil if only the default implementation ran.
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
