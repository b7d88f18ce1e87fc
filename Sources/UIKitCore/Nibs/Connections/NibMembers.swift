import Foundation
import NibReader

/// A property that an outlet or a runtime attribute sets by its name.
@MainActor struct NibProperty {
    let get: @MainActor (AnyObject) -> Any?
    /// Sets the property. Returns false, without setting it, if the value doesn't have its type.
    let set: @MainActor (AnyObject, Any?) -> Bool
    var canBeSet = true
}

/// A function that calls a method with the sender and the event. Returns false if the object doesn't have the method.
typealias NibAction = @MainActor (_ object: AnyObject, _ sender: Any?, _ event: Any?) -> Bool

/// A function that creates a segue's destination.
typealias NibSegueAction =
    @MainActor (
        _ object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
    ) -> AnyObject?

/// Finds properties and methods of objects by the names that a XIB uses for them.
///
/// It searches classes from the object's own up to its root class. For each class, the list that the build-tool plugin
/// generated comes first, then the stored properties if the class is the app's. UIKit's own classes have a list like
/// the plugin's.
@MainActor struct NibMembers {
    /// The modules whose lists also count, because they can extend classes of other modules.
    private let modules: [String]

    init(of document: NibDocument, _ classes: NibClasses) {
        modules = document.modules + classes.modules + ["UIKitCore"]
    }

    func property(_ name: String, of object: AnyObject) -> NibProperty? {
        let key = ObjectIdentifier(type(of: object))
        if let property = Self.knownProperties[key]?[name] { return property }
        guard let property = find(name, in: object) else { return nil }
        Self.knownProperties[key, default: [:]][name] = property
        return property
    }

    /// The properties that were found before, by class and name.
    private static var knownProperties: [ObjectIdentifier: [String: NibProperty]] = [:]

    private func find(_ name: String, in object: AnyObject) -> NibProperty? {
        for kind in ancestors(of: object) {
            if case .property(let property) = listed(name, of: kind) { return property }
            if let property = stored(in: kind)[name] { return property }
        }
        return nil
    }

    func action(_ selector: String, of object: AnyObject) -> NibAction? {
        for kind in ancestors(of: object) {
            if case .action(let action) = listed(selector, of: kind) { return action }
        }
        return nil
    }

    func segueAction(_ selector: String, of object: AnyObject) -> NibSegueAction? {
        for kind in ancestors(of: object) {
            if case .segueAction(let action) = listed(selector, of: kind) { return action }
        }
        return nil
    }

    /// Returns the names of the properties of the app's own classes that can be set, sorted, for messages.
    func properties(of object: AnyObject) -> [String] {
        var names: Set<String> = []
        for kind in ancestors(of: object) where !Self.systemModules.contains(Self.module(of: kind)) {
            names.formUnion(stored(in: kind).keys)
            for module in modules + [Self.module(of: kind)] {
                for (name, member) in Self.list(of: module)[ObjectIdentifier(kind)] ?? [:] {
                    if case .property(let property) = member, property.canBeSet { names.insert(name) }
                }
            }
        }
        return names.sorted()
    }

    private func ancestors(of object: AnyObject) -> some Sequence<AnyClass> {
        sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
    }

    // MARK: Lists

    private func listed(_ name: String, of kind: AnyClass) -> _NibConnection.Member? {
        let key = ObjectIdentifier(kind)
        if let member = Self.list(of: Self.module(of: kind))[key]?[name] { return member }
        for module in modules {
            if let member = Self.list(of: module)[key]?[name] { return member }
        }
        return nil
    }

    private typealias List = [ObjectIdentifier: [String: _NibConnection.Member]]
    private static var lists: [String: List] = [:]

    private static func list(of module: String) -> List {
        if let list = lists[module] { return list }
        let connections = NSClassFromString("\(module)._NibConnectionsOfThisModule") as? _NibConnections.Type
        var list: List = [:]
        for connection in connections?.all ?? [] {
            list[ObjectIdentifier(connection.owner), default: [:]][connection.name] = connection.member
        }
        lists[module] = list
        return list
    }

    private static var moduleNames: [ObjectIdentifier: String] = [:]

    private static func module(of kind: AnyClass) -> String {
        let key = ObjectIdentifier(kind)
        if let name = moduleNames[key] { return name }
        let name = String(String(reflecting: kind).prefix { $0 != "." })
        moduleNames[key] = name
        return name
    }

    // MARK: Stored properties

    private static var storedProperties: [ObjectIdentifier: [String: NibProperty]] = [:]

    /// Returns a class's stored properties; none for UIKit's classes, where they are private.
    private func stored(in kind: AnyClass) -> [String: NibProperty] {
        let key = ObjectIdentifier(kind)
        if let properties = Self.storedProperties[key] { return properties }
        var properties: [String: NibProperty] = [:]
        if !Self.systemModules.contains(Self.module(of: kind)) {
            for property in StoredProperty.declared(in: kind) where property.canBeSet {
                properties[property.name] = NibProperty(
                    get: property.value(of:),
                    set: { object, value in property.set(value, in: object, convert: NibConversion.convert) })
            }
        }
        Self.storedProperties[key] = properties
        return properties
    }

    private static let systemModules: Set = [
        "UIKitCore", "QuartzCore", "UIKit", "Foundation", "FoundationEssentials", "Swift",
    ]
}
