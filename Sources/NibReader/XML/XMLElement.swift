/// An XML element and everything inside it.
///
/// A class, because elements are passed on and stored much more often than they're made, and never change.
@usableFromInline package final class XMLElement: Sendable {
    package let name: String
    @usableFromInline package let attributes: XMLAttributes
    /// The id. Stored, because each object and constraint is looked up by it.
    package let id: String?
    /// The property of its parent that the element sets. Stored, because a class looks for it with each property that
    /// it reads.
    package let key: String?
    package let children: [XMLElement]
    /// The text directly inside the element.
    package let text: String
    /// The line of the opening tag, counted from 1.
    package let line: Int
    /// The element's position in the order in which elements end: those inside an element come right before it.
    package let place: Int
    /// The number of elements inside this one, plus 1.
    package let count: Int
    private let nameMark: NameSet.Mark
    private let keyMark: NameSet.Mark
    /// The element names and the keys of the children.
    @usableFromInline let names: NameSet
    @usableFromInline let keys: NameSet

    package init(
        _ name: String, _ attributes: XMLAttributes = [:], children: [XMLElement] = [], text: String = "", line: Int,
        place: Int = 0
    ) {
        self.name = name
        self.attributes = attributes
        id = attributes["id"]
        key = attributes["key"]
        nameMark = NameSet.Mark(name)
        keyMark = NameSet.Mark(key ?? "")
        self.children = children
        self.text = text
        self.line = line
        self.place = place
        count = children.reduce(1) { $0 + $1.count }
        var (names, keys) = (NameSet(), NameSet())
        for child in children {
            names.insert(child.nameMark)
            keys.insert(child.keyMark)
        }
        (self.names, self.keys) = (names, keys)
    }
}

// MARK: Children

extension XMLElement {
    /// Returns the child that sets a property: `<rect key="frame" …/>` for the key `frame`.
    ///
    /// - Complexity: Usually O(1) if no child has the key, otherwise O(children).
    @inlinable package func child(for key: XMLName) -> XMLElement? {
        keys.mayContain(key.mark) ? find(key: key) : nil
    }

    @usableFromInline func find(key: XMLName) -> XMLElement? {
        for child in children where child.keyMark == key.mark && key.isEqual(to: child.key ?? "") { return child }
        return nil
    }

    /// Returns the first child with this element name.
    ///
    /// - Complexity: Usually O(1) if no child has the name, otherwise O(children).
    @inlinable package func child(named name: XMLName) -> XMLElement? {
        names.mayContain(name.mark) ? find(named: name) : nil
    }

    @usableFromInline func find(named name: XMLName) -> XMLElement? {
        for child in children where child.nameMark == name.mark && name.isEqual(to: child.name) { return child }
        return nil
    }
}

extension XMLElement: Equatable {
    @usableFromInline package static func == (one: XMLElement, other: XMLElement) -> Bool {
        one === other
            || one.name == other.name && one.attributes == other.attributes && one.text == other.text
                && one.line == other.line && one.children == other.children
    }
}
