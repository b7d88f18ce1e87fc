/// An element of an XML file, with everything in it.
package struct XMLElement: Sendable, Equatable {
    package let name: String
    package let attributes: [String: String]
    package let children: [XMLElement]
    /// The characters directly inside, in the order of the file.
    package let text: String
    /// The line on which its tag begins; the first is 1.
    package let line: Int

    package init(
        _ name: String, _ attributes: [String: String] = [:], children: [XMLElement] = [], text: String = "", line: Int
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
    }
}
