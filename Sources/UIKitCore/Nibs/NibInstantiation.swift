import Foundation
import NibReader

/// One instantiation of a document: the objects it creates, and what is left to do once all of them exist.
@MainActor final class NibInstantiation {
    let document: NibDocument
    /// Where named images and colours are.
    let bundle: Bundle
    /// Only for the first instantiation: later ones would report the same.
    let report: NibReport?
    /// Keyed by element id.
    private var objects: [String: NSObject] = [:]
    private var constraintItems: [String: NSObject] = [:]
    private var actions: [@MainActor () -> Void] = []

    init(_ document: NibDocument, in bundle: Bundle, report: NibReport?) {
        self.document = document
        self.bundle = bundle
        self.report = report
    }

    // MARK: Creating objects

    /// The object for an element, created if needed. nil if no class matches the element.
    func object(of element: XMLElement) -> NSObject? {
        if let identifier = element.attributes["id"], let object = objects[identifier] { return object }
        guard let type = NibClass.named(by: element, report) else { return nil }
        guard let object = type.init(coder: NibCoder(element, in: self)) as? NSObject else { return nil }
        adopt(object, for: element)
        return object
    }

    /// Records an element's object.
    func adopt(_ object: NSObject, for element: XMLElement) {
        if let identifier = element.attributes["id"] { objects[identifier] = object }
    }

    func adopt(_ object: NSObject, forConstraintsOf element: XMLElement) {
        if let identifier = element.attributes["id"] { constraintItems[identifier] = object }
    }

    func constraintItem(id: String) -> NSObject? { constraintItems[id] ?? objects[id] }

    // MARK: Afterwards

    func whenAllExist(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// Runs the pending actions. Call it once every object exists.
    func finish() {
        for action in actions { action() }
        actions = []
    }
}
