extension XMLElement {
    /// The element itself, and all inside it, in the order of the file.
    package var descendants: Descendants { Descendants(waiting: [self]) }

    package struct Descendants: Sequence, IteratorProtocol {
        /// The last one comes next.
        fileprivate var waiting: [XMLElement]

        package mutating func next() -> XMLElement? {
            guard let element = waiting.popLast() else { return nil }
            waiting.append(contentsOf: element.children.reversed())
            return element
        }
    }

    /// The child that sets a property of this one: `<rect key="frame" …/>` is the one for the key `frame`.
    ///
    /// - Complexity: O(children).
    package func child(for key: String) -> XMLElement? { children.first { $0.attributes["key"] == key } }

    /// The first child of a name.
    ///
    /// - Complexity: O(children).
    package func child(named name: String) -> XMLElement? { children.first { $0.name == name } }
}
