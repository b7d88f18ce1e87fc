extension XMLElement {
    /// The element and everything inside it, in file order.
    package var descendants: Descendants { Descendants(waiting: [self]) }

    package struct Descendants: Sequence, IteratorProtocol {
        /// The next element is the last one.
        fileprivate var waiting: [XMLElement]

        package mutating func next() -> XMLElement? {
            guard let element = waiting.popLast() else { return nil }
            waiting.append(contentsOf: element.children.reversed())
            return element
        }
    }

    /// The child that sets a property: `<rect key="frame" …/>` for the key `frame`.
    ///
    /// - Complexity: O(children).
    package func child(for key: String) -> XMLElement? { children.first { $0.key == key } }

    /// The first child with this element name.
    ///
    /// - Complexity: O(children).
    package func child(named name: String) -> XMLElement? { children.first { $0.name == name } }
}
