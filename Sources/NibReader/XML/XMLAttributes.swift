/// The attributes of an element, by their names.
///
/// A class asks for about forty attributes, and an element has about ten. Most lookups find nothing, and those don't
/// compare text.
@usableFromInline package struct XMLAttributes: Sendable {
    private var entries: [Entry] = []
    @usableFromInline var names = NameSet()

    private struct Entry: Sendable {
        let name: String
        let mark: NameSet.Mark
        let value: String
        let meaning: Meaning
    }

    /// The interpreted form of most values.
    private enum Meaning: Sendable {
        case yes, no, text
        /// A finite number.
        case number(Double)

        init(_ value: String) {
            switch value {
            case "YES": self = .yes
            case "NO": self = .no
            default: self = XMLElement.number(value).map(Self.number) ?? .text
            }
        }
    }

    package init() {}

    package var count: Int { entries.count }

    /// Returns false only if the element certainly doesn't have the attribute.
    @inlinable func mayHave(_ name: XMLName) -> Bool { names.mayContain(name.mark) }

    /// - Complexity: Usually O(1) if the element doesn't have the attribute, otherwise O(attributes).
    @inlinable package subscript(name: XMLName) -> String? {
        mayHave(name) ? find(name) : nil
    }

    @usableFromInline func find(_ name: XMLName) -> String? { index(of: name).map { entries[$0].value } }

    /// Returns a value for a name that isn't known at compile time.
    ///
    /// - Complexity: O(attributes).
    package func value(named name: String) -> String? {
        for entry in entries where entry.name == name { return entry.value }
        return nil
    }

    /// Returns the value as a finite number; nil for anything else.
    @usableFromInline func number(_ name: XMLName) -> Double? {
        guard let index = index(of: name), case .number(let number) = entries[index].meaning else { return nil }
        return number
    }

    /// Returns the value of `YES` or `NO`; nil for anything else.
    @usableFromInline func truth(_ name: XMLName) -> Bool? {
        guard let index = index(of: name) else { return nil }
        return switch entries[index].meaning {
        case .yes: true
        case .no: false
        case .text, .number: nil
        }
    }

    private func index(of name: XMLName) -> Int? {
        guard names.mayContain(name.mark) else { return nil }
        for index in entries.indices where entries[index].mark == name.mark && name.isEqual(to: entries[index].name) {
            return index
        }
        return nil
    }

    // MARK: Reading a file

    /// Adds an attribute. Returns false if there is one with this name.
    package mutating func add(_ name: String, _ value: String) -> Bool {
        guard self.value(named: name) == nil else { return false }
        let mark = NameSet.Mark(name)
        names.insert(mark)
        entries.append(Entry(name: name, mark: mark, value: value, meaning: Meaning(value)))
        return true
    }
}

extension XMLAttributes: Sequence {
    @usableFromInline package func makeIterator() -> some IteratorProtocol<(key: String, value: String)> {
        entries.lazy.map { (key: $0.name, value: $0.value) }.makeIterator()
    }
}

/// The order of attributes has no meaning.
extension XMLAttributes: Equatable {
    @usableFromInline package static func == (one: Self, other: Self) -> Bool {
        one.entries.count == other.entries.count && one.entries.allSatisfy { other.value(named: $0.name) == $0.value }
    }
}

extension XMLAttributes: ExpressibleByDictionaryLiteral {
    @usableFromInline package init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { precondition(add(name, value), "\(name) is there twice") }
    }
}
