extension XMLElement {
    /// The element and everything inside it, in file order.
    package var descendants: Descendants { Descendants(waiting: [self]) }

    package struct Descendants: Sequence, IteratorProtocol {
        /// The elements that wait. The last one is next.
        fileprivate var waiting: [XMLElement]

        package mutating func next() -> XMLElement? {
            guard let element = waiting.popLast() else { return nil }
            waiting.append(contentsOf: element.children.reversed())
            return element
        }
    }
}
