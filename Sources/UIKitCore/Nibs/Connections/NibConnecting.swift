import Foundation
import NibReader
import QuartzCore

/// Connects a XIB's objects, when all of them exist.
@MainActor struct NibConnecting {
    private let instantiation: NibInstantiation
    private let members: NibMembers

    init(_ instantiation: NibInstantiation) {
        self.instantiation = instantiation
        members = NibMembers(of: instantiation.document, instantiation.classes)
    }

    // MARK: Connections

    func connect(_ object: NSObject, of element: XMLElement) throws(NibFailure) {
        guard let connections = element.child(named: "connections") else { return }
        let owner = object as? any NibViewOwner
        // The view comes first, because observers of other outlets may read it.
        for connection in connections.children where owner != nil && connection.isOutletOfView {
            if let view = destination(of: connection) { owner?.takeNibView(view) }
        }
        for connection in connections.children
        where connection.name == "outlet" && !(owner != nil && connection.isOutletOfView) {
            guard let destination = destination(of: connection) else { continue }
            try set(connection, to: destination, in: object, of: element)
        }
        try setCollections(connections.children.filter { $0.name == "outletCollection" }, in: object, of: element)
        for connection in connections.children where connection.name == "action" {
            addAction(connection, from: object, of: element)
        }
        for connection in connections.children where connection.name == "segue" {
            instantiation.scene?.add(connection, from: object, instantiation.report)
        }
    }

    /// Returns the destination's object, or nil if its element has no class, which is reported already.
    private func destination(of connection: XMLElement) -> NSObject? {
        connection.attributes["destination"].flatMap(instantiation.object(id:))
    }

    /// Sets each property to an array of its destinations in file order.
    private func setCollections(
        _ connections: [XMLElement], in object: NSObject, of element: XMLElement
    ) throws(NibFailure) {
        var done: Set<String> = []
        for connection in connections {
            let property = connection.attributes["property"] ?? ""
            guard done.insert(property).inserted else { continue }
            let destinations = connections.filter { $0.attributes["property"] == property }.compactMap(destination)
            guard !destinations.isEmpty else { continue }
            try set(connection, to: destinations, in: object, of: element)
        }
    }

    private func set(
        _ connection: XMLElement, to value: Any, in object: NSObject, of element: XMLElement
    ) throws(NibFailure) {
        let key = connection.attributes["property"] ?? ""
        let file = instantiation.document.file
        let property = members.property(key, of: object)
        if let property, property.set(object, value) { return }
        // Objects of classes that aren't built can't be connected, and the report already says that they aren't built.
        guard !isStandIn(element), !isStandIn(destinationElement(of: connection)) else { return }
        guard property != nil else {
            throw .unknownKey(key, of: object, connection, in: file, existing: members.properties(of: object))
        }
        throw .wrongType(value, of: key, in: object, connection, in: file)
    }

    private func isStandIn(_ element: XMLElement?) -> Bool { element.map(NibClasses.isStandIn(for:)) ?? false }

    private func destinationElement(of connection: XMLElement) -> XMLElement? {
        connection.attributes["destination"].flatMap(instantiation.document.element)
    }

    private func addAction(_ connection: XMLElement, from source: NSObject, of element: XMLElement) {
        let report = instantiation.report
        guard let source = source as? any NibActionSource, let name = connection.attributes["selector"] else {
            report?.refuse(connection, expected: "an action of a control, gesture recogniser or bar button item")
            return
        }
        let isForChain = destinationIsFirstResponder(connection)
        guard isForChain || destination(of: connection) != nil else { return }
        let target = isForChain ? nil : destination(of: connection)
        if let target, members.action(name, of: target) == nil {
            report?.misses(action: name, of: target, connection)
        }
        source.add(
            NibActionConnection(
                target: target, selector: selector(name, isForChain: isForChain),
                event: connection.attributes["eventType"]))
    }

    private func destinationIsFirstResponder(_ connection: XMLElement) -> Bool {
        destinationElement(of: connection)?.attributes["placeholderIdentifier"] == "IBFirstResponder"
    }

    /// Returns a selector that looks for the method when the action is sent. A target without it then ends the program,
    /// as on iOS.
    private func selector(_ name: String, isForChain: Bool) -> Selector {
        let members = members
        return Selector { target, sender, event in
            if let action = members.action(name, of: target), action(target, sender, event) { return true }
            if !isForChain { NibFailure.unknownAction(name, of: target).fail() }
            return false
        }
    }

    // MARK: Runtime attributes

    /// Sets values that aren't properties of UIKit's classes in Interface Builder. Those that can't be set are
    /// reported, and the others are set (R752).
    func setRuntimeAttributes(of object: NSObject, _ element: XMLElement) {
        guard let attributes = element.child(named: "userDefinedRuntimeAttributes") else { return }
        let report = instantiation.report
        for attribute in attributes.children {
            let nib = NibCoder(attribute, in: instantiation)
            let path = nib.string("keyPath") ?? ""
            guard let value = NibRuntimeValue(nib) else {
                report?.refuse(
                    attribute, expected: "a string, number, truth value, colour, image, rectangle, size or point")
                continue
            }
            if !set(path, to: value.value, of: object) {
                report?.cannotSet(path, of: object, attribute)
            }
        }
    }

    private func set(_ path: String, to value: Any?, of object: NSObject) -> Bool {
        var owner: AnyObject = object
        var keys = path.split(separator: ".").map(String.init)
        guard let last = keys.popLast() else { return false }
        for key in keys {
            guard let property = members.property(key, of: owner) else { return false }
            // As with key-value coding, setting a property of nil does nothing.
            guard let next = property.get(owner) else { return true }
            owner = next as AnyObject
        }
        return members.property(last, of: owner)?.set(owner, value) ?? false
    }
}

/// An object that sends actions: a control, gesture recogniser or bar button item.
@MainActor protocol NibActionSource: AnyObject {
    func add(_ action: NibActionConnection)
}

/// An action connection: the target, the method and the event.
struct NibActionConnection {
    /// The target; nil stands for the first object of the responder chain that has the method.
    let target: NSObject?
    let selector: Selector
    /// A control's event by its name in the file: `touchUpInside`.
    let event: String?
}

extension XMLElement {
    fileprivate var isOutletOfView: Bool { name == "outlet" && attributes["property"] == "view" }
}

/// A view controller as the owner of a XIB. Its view isn't set through a key path, which would read it first and so
/// load it.
@MainActor protocol NibViewOwner: AnyObject {
    func takeNibView(_ view: NSObject)
}
