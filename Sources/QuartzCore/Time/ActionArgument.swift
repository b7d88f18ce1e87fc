/// Fits what an action is sent with to the types of the method's parameters.
///
/// Objective-C doesn't check them: a method that takes a `UIButton` gets a bar button item when one sends the action, and
/// that goes well as long as the method only uses what both have. Swift can't call a method with an object of another
/// class, so the method gets a stand-in.
@MainActor package enum ActionArgument {
    /// Returns the argument, or a stand-in of the type that the method takes. Ends the program if there is none.
    package static func fit<Value>(_ argument: Any?, _ name: String, of target: AnyObject) -> Value {
        if let value = argument as? Value { return value }
        guard let value = standIn(Value.self, for: argument) as? Value else {
            fail(argument, name, of: target, Value.self)
        }
        if let argument { warn(argument, name, of: target, Value.self) }
        return value
    }

    private static func standIn(_ type: Any.Type, for argument: Any?) -> Any? {
        if let optional = type as? any OptionalArgument.Type { return standIn(optional.wrapped, for: argument) }
        return (type as? any ActionStandIn.Type)?.standIn(for: argument)
    }

    private static func warn<Value>(_ argument: Any, _ name: String, of target: AnyObject, _: Value.Type) {
        Diagnostics.warnOnce(
            "action-sender", of: "\(type(of: target)) \(Value.self) \(type(of: argument))",
            """
            An action of \(type(of: target)) takes a \(Value.self), and its \(name) is a \(type(of: argument)). The method gets a new \
            \(Value.self) with the same tag.
              expected       a method that takes a \(type(of: argument)), or Any
              likely cause   a method that was a button's action before, or is the action of both
              try            `_ sender: Any` in the method, and a cast where it uses the sender
            """)
    }

    private static func fail<Value>(_ argument: Any?, _ name: String, of target: AnyObject, _: Value.Type) -> Never {
        let seen = argument.map { "a \(type(of: $0))" } ?? "nil"
        Diagnostics.fail(
            "An action of \(type(of: target)) takes a \(Value.self), and its \(name) is \(seen)",
            explanation: """
                  seen           \(seen)
                  expected       a \(Value.self), because Swift calls no method with an object of another class
                  likely cause   the method's parameter has the type of another sender
                  try            `_ sender: Any` in the method, and a cast where it uses the sender
                """)
    }
}

/// A class of which an action can get a new object, in place of a sender of another class.
@MainActor package protocol ActionStandIn: AnyObject {
    /// nil if the class is the app's: its initialisers may expect anything.
    static func standIn(for argument: Any?) -> AnyObject?
}

/// A sender with a tag, which the stand-in gets.
@MainActor package protocol TaggedSender: AnyObject {
    var tag: Int { get set }
}

/// An optional parameter, as in `_ sender: UIButton?`.
private protocol OptionalArgument {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalArgument {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}
