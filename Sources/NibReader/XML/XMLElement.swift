/// An XML element and everything inside it.
package struct XMLElement: Sendable, Equatable {
    package let name: String
    package let attributes: [String: String]
    /// The property of its parent that the element sets. Kept, because each property that a class reads looks for it.
    package let key: String?
    package let children: [XMLElement]
    /// The text directly inside the element.
    package let text: String
    /// The line of the opening tag, counted from 1.
    package let line: Int

    package init(
        _ name: String, _ attributes: [String: String] = [:], children: [XMLElement] = [], text: String = "", line: Int
    ) {
        self.name = name
        self.attributes = attributes
        key = attributes["key"]
        self.children = children
        self.text = text
        self.line = line
    }
}
