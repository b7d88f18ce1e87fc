import Foundation
import NibReader

/// The things that a file asks for and can't get, with line numbers. There is one report per file.
@MainActor final class NibReport {
    /// The mistakes in the order in which they were found.
    private(set) var mistakes: [NibMistake] = []
    private let file: String
    private var reading = NibReading()

    init(of document: NibDocument) { file = document.file }

    // MARK: Values

    func refuse(_ value: String, for attribute: String, of element: XMLElement, expected: String) {
        add(element, "the \(attribute) of <\(element.name)> is \(value); it is left out", "use \(expected)")
    }

    func refuse(_ element: XMLElement, expected: String) {
        add(element, "this form of <\(element.name)> isn't understood; it is left out", "use \(expected)")
    }

    /// Reports a segue of a kind that isn't built.
    func replaces(segue: XMLElement, by replacement: String) {
        let kind = segue.attributes["kind"] ?? ""
        add(segue, "segues of the kind \(kind) aren't built; \(replacement) takes its place", "use another kind")
    }

    // MARK: Classes and connections

    /// Reports an element without a class. `standIn` is the element whose class replaces it.
    func hasNoClass(_ element: XMLElement, standIn: String?) {
        let consequence = standIn.map { "a plain \($0 == "view" ? "view" : "view controller") takes its place" }
        add(
            element, "there is no class for <\(element.name)>; \(consequence ?? "it is left out")",
            "create the object in code")
        reading.standsIn(for: element.name)
    }

    func misses(_ name: String, of element: XMLElement) {
        add(
            element, "Unknown class \(name) in Interface Builder file; UIKit's own is used for <\(element.name)>",
            "check the module, and that the class is part of the program")
    }

    func misses(action: String, of target: NSObject, _ connection: XMLElement) {
        add(
            connection,
            "\(type(of: target)) has no action \(action) that can be found; sending it stops the program",
            "add the plugin NibConnections to the target, and check the spelling")
    }

    func cannotSet(_ path: String, of object: NSObject, _ attribute: XMLElement) {
        let kind = type(of: object)
        add(
            attribute,
            """
            Failed to set (\(path)) user defined inspected property on (\(kind)): this class is not key value \
            coding-compliant for the key \(path), or the value has another type
            """, "check the spelling and the type; computed properties need the plugin NibConnections")
    }

    // MARK: Unread attributes

    func understands(attribute: String, of element: XMLElement) {
        reading.reads(attribute: attribute, of: element.name)
    }
    func understands(child key: String, of element: XMLElement) { reading.reads(child: key, of: element.name) }
    func understands(list: String, in element: XMLElement) { reading.reads(list: list, of: element.name) }

    /// Reports the attributes and children of an element, and of those inside it, that no class has read.
    func addUnread(in root: XMLElement) {
        for unread in reading.unread(in: root) {
            add(unread.element, "\(unread.what) isn't understood; it is left out", "set it in code")
        }
    }

    private func add(_ element: XMLElement, _ reason: String, _ remedy: String) {
        mistakes.append(NibMistake(file: file, line: element.line, reason: reason, remedy: remedy))
    }

    // MARK: Text

    /// The whole report, with one line per mistake.
    var text: String { mistakes.map(\.description).joined(separator: "\n") }
}
