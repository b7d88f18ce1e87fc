import Foundation
import QuartzCore

/// The code that the build-tool plugin NibConnections writes for a target: its XIBs' connections, as checked Swift.
///
/// The plugin adds a subclass to the target. UIKit finds it by its name.
@preconcurrency @MainActor open class _NibConnections {
    public init() {}

    open class var all: [_NibConnection] { [] }
}

/// A property or method of a class, under the name that a XIB uses for it.
@preconcurrency @MainActor public struct _NibConnection {
    let name: String
    /// The class that declares the property or method, or that an extension adds it to.
    let owner: AnyClass
    let member: Member

    enum Member {
        case property(NibProperty)
        case action(NibAction)
        case segueAction(NibSegueAction)
    }
}

// MARK: Outlets and runtime attributes

extension _NibConnection {
    public static func property<Root: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> Self {
        let property = NibProperty(
            get: { object in (object as? Root).flatMap { unwrapped($0[keyPath: path]) } },
            set: { object, value in
                guard let object = object as? Root, let value = NibConversion.convert(value, to: Value.self) as? Value
                else { return false }
                object[keyPath: path] = value
                return true
            })
        return Self(name: name, owner: Root.self, member: .property(property))
    }
}

extension _NibConnection {
    /// Creates a connection for a list. An outlet collection adds to what it contains already.
    static func property<Root: AnyObject, Element>(
        _ name: String, adding add: @escaping @MainActor (Root) -> (Element) -> Void
    ) -> Self {
        let property = NibProperty(
            get: { _ in nil },
            set: { object, value in
                guard let object = object as? Root, let elements = value as? [Element] else { return false }
                for element in elements { add(object)(element) }
                return true
            })
        return Self(name: name, owner: Root.self, member: .property(property))
    }

    /// Creates a connection for a property on the way to another one: `layer` in `layer.cornerRadius`.
    static func property<Root: AnyObject, Value>(_ name: String, readOnly path: KeyPath<Root, Value>) -> Self {
        let property = NibProperty(
            get: { object in (object as? Root).flatMap { unwrapped($0[keyPath: path]) } },
            set: { _, _ in false }, canBeSet: false)
        return Self(name: name, owner: Root.self, member: .property(property))
    }
}

// MARK: Actions

extension _NibConnection {
    public static func action<Root: AnyObject>(
        _ selector: String, of kind: Root.Type, call: @escaping @MainActor (Root) -> Void
    ) -> Self {
        action(selector, of: kind) { object, _, _ in
            call(object)
            return true
        }
    }

    public static func action<Root: AnyObject, Sender>(
        _ selector: String, of kind: Root.Type, callWithSender call: @escaping @MainActor (Root, Sender) -> Void
    ) -> Self {
        action(selector, of: kind) { object, sender, _ in
            call(object, ActionArgument.fit(sender, "sender", of: object))
            return true
        }
    }

    public static func action<Root: AnyObject, Sender, Event>(
        _ selector: String, of kind: Root.Type,
        callWithSenderAndEvent call: @escaping @MainActor (Root, Sender, Event) -> Void
    ) -> Self {
        action(selector, of: kind) { object, sender, event in
            let sender: Sender = ActionArgument.fit(sender, "sender", of: object)
            call(object, sender, ActionArgument.fit(event, "event", of: object))
            return true
        }
    }

    private static func action<Root: AnyObject>(
        _ selector: String, of kind: Root.Type, _ call: @escaping @MainActor (Root, Any?, Any?) -> Bool
    ) -> Self {
        let action: NibAction = { object, sender, event in (object as? Root).map { call($0, sender, event) } ?? false }
        return Self(name: selector, owner: kind, member: .action(action))
    }
}

// MARK: Segue actions

extension _NibConnection {
    public static func segueAction<Root: AnyObject, Controller: AnyObject>(
        _ selector: String, of kind: Root.Type, call: @escaping @MainActor (Root, NSCoder) -> Controller?
    ) -> Self {
        creating(selector, of: kind) { object, coder, _, _ in call(object, coder) }
    }

    public static func segueAction<Root: AnyObject, Controller: AnyObject>(
        _ selector: String, of kind: Root.Type,
        callWithSender call: @escaping @MainActor (Root, NSCoder, Any?) -> Controller?
    ) -> Self {
        creating(selector, of: kind) { object, coder, sender, _ in call(object, coder, sender) }
    }

    public static func segueAction<Root: AnyObject, Controller: AnyObject>(
        _ selector: String, of kind: Root.Type,
        callWithSenderAndIdentifier call: @escaping @MainActor (Root, NSCoder, Any?, String?) -> Controller?
    ) -> Self {
        creating(selector, of: kind, call)
    }

    private static func creating<Root: AnyObject, Controller: AnyObject>(
        _ selector: String, of kind: Root.Type,
        _ call: @escaping @MainActor (Root, NSCoder, Any?, String?) -> Controller?
    ) -> Self {
        let action: NibSegueAction = { object, coder, sender, identifier in
            (object as? Root).flatMap { call($0, coder, sender, identifier) }
        }
        return Self(name: selector, owner: kind, member: .segueAction(action))
    }
}
