import Foundation
import NibReader

/// The objects that are made from a document at one time.
@MainActor final class NibInstantiation {
    let document: NibDocument
    /// Where named images and colours are.
    let bundle: Bundle
    /// Only while the document is instantiated for the first time: the same file says the same later.
    let report: NibReport?
    /// By the ids of their elements.
    private(set) var objects: [String: NSObject] = [:]
    private var constraintItems: [String: NSObject] = [:]
    private var actions: [@MainActor () -> Void] = []

    init(_ document: NibDocument, in bundle: Bundle, report: NibReport?) {
        self.document = document
        self.bundle = bundle
        self.report = report
    }

    // MARK: Making objects

    /// The object of an element, made now if it wasn't yet; nil if there is no class for it.
    func object(of element: XMLElement) -> NSObject? {
        if let identifier = element.attributes["id"], let object = objects[identifier] { return object }
        guard let type = NibClass.named(by: element, report) else { return nil }
        guard let object = type.init(coder: NibCoder(element, in: self)) as? NSObject else { return nil }
        adopt(object, for: element)
        return object
    }

    /// Makes an element stand for an object.
    func adopt(_ object: NSObject, for element: XMLElement) {
        if let identifier = element.attributes["id"] { objects[identifier] = object }
    }

    func adopt(_ object: NSObject, forConstraintsOf element: XMLElement) {
        if let identifier = element.attributes["id"] { constraintItems[identifier] = object }
    }

    func constraintItem(id: String) -> NSObject? { constraintItems[id] ?? objects[id] }

    // MARK: Afterwards

    func whenAllExist(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    /// All objects were made.
    func finish() {
        for action in actions { action() }
        actions = []
    }
}
