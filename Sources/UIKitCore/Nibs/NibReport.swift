import NibReader

/// What a file asks for that can't be done, with line numbers. One report per file.
@MainActor final class NibReport {
    /// In the order in which they were found.
    private(set) var mistakes: [NibMistake] = []
    private let file: String

    init(of document: NibDocument) { file = document.file }

    func refuse(_ value: String, for attribute: String, of element: XMLElement, expected: String) {
        add(element, "the \(attribute) of <\(element.name)> is \(value); it is left out", "use \(expected)")
    }

    func refuse(_ element: XMLElement, expected: String) {
        add(element, "this form of <\(element.name)> isn't understood; it is left out", "use \(expected)")
    }

    func hasNoClass(_ element: XMLElement) {
        add(element, "there is no class for <\(element.name)>; it is left out", "make the object in code")
    }

    func misses(_ name: String, of element: XMLElement) {
        add(
            element, "Unknown class \(name) in Interface Builder file; UIKit's own is used for <\(element.name)>",
            "check the module, and that the class is part of the program")
    }

    private func add(_ element: XMLElement, _ reason: String, _ remedy: String) {
        mistakes.append(NibMistake(file: file, line: element.line, reason: reason, remedy: remedy))
    }
}
