/// An operation that a snapshot can't carry out: UIKit's message, followed by an explanation.
@usableFromInline package struct SnapshotMistake: Error, Sendable, Hashable {
    /// UIKit's message (R501).
    package let headline: String
    /// Describes what was seen and what was expected, with one cause and one remedy.
    package let explanation: String

    init(_ headline: String, seen: String, expected: String, cause: String, remedy: String) {
        self.headline = headline
        explanation = """
              seen           \(seen)
              expected       \(expected)
              likely cause   \(cause)
              try            \(remedy)
            """
    }
}

extension SnapshotMistake {
    static func sectionNotFound<S, I>(_ section: S, _ content: SnapshotContent<S, I>) -> SnapshotMistake {
        SnapshotMistake(
            """
            Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier \
            API (which has O(1) performance)
            """,
            seen: "section identifier \(section)", expected: "one of \(content.sectionIdentifiers.shortList)",
            cause: "the app never appended the section to this snapshot, or deleted it",
            remedy: "call indexOfSection(_:) first; it returns nil for a section that isn't in the snapshot")
    }

    /// - Parameter parameter: UIKit's name for the identifier that wasn't found.
    static func unknownNeighbour<ID, S, I>(
        _ parameter: String, of kind: String, _ identifier: ID, _ content: SnapshotContent<S, I>
    ) -> SnapshotMistake {
        SnapshotMistake(
            "Invalid parameter not satisfying: \(parameter) != NSNotFound",
            seen: "\(kind) identifier \(identifier)", expected: content.choice(of: kind),
            cause: "the \(kind) isn't in this snapshot yet, or the app deleted it before",
            remedy: "call indexOf\(kind == "item" ? "Item" : "Section")(_:) first; it is nil for a missing \(kind)")
    }

    /// - Parameter last: The last valid place after the item has been taken out.
    static func noPlace<I>(_ place: ItemPlace, last: Int, _ item: I) -> SnapshotMistake {
        SnapshotMistake(
            "Invalid parameter not satisfying: toIndex",
            seen: "\(item) moved to item \(place.item) of section \(place.section)",
            expected: last == 0 ? "item 0" : "an item from 0 to \(last)",
            cause: "the new index counts the item at its old place, too",
            remedy: "compute the index in the section without the item")
    }

    static func unknown<ID, S, I>(
        _ action: String, _ identifier: ID, _ content: SnapshotContent<S, I>
    ) -> SnapshotMistake {
        let kind = action.hasSuffix("item") ? "item" : "section"
        return SnapshotMistake(
            "Attempted to \(action) identifier that does not exist in the snapshot: \(identifier)",
            seen: "\(kind) identifier \(identifier)", expected: content.choice(of: kind),
            cause:
                "the identifier changed together with the content: its hash uses what the \(kind) shows",
            remedy: "identify the \(kind) by something that never changes, such as an id, and \(action) that")
    }

    static func repeatedSection<S>(_ section: S, _ places: (Int, Int), in sections: [S]) -> SnapshotMistake
    where S: Hashable { repeated("section", section, places, in: sections) }

    static func repeatedItem<I>(_ item: I, _ places: (Int, Int), in items: [I]) -> SnapshotMistake
    where I: Hashable { repeated("item", item, places, in: items) }

    private static func repeated<ID: Hashable>(
        _ kind: String, _ identifier: ID, _ places: (Int, Int), in list: [ID]
    ) -> SnapshotMistake {
        SnapshotMistake(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(list.repeatedOnes.asSet)",
            seen: "\(identifier) at \(places.0) and at \(places.1) of the \(list.count) identifiers given",
            expected: "each identifier once",
            cause: "two different \(kind)s have identifiers that are equal by == and hash",
            remedy: "give each \(kind) an identifier of its own, such as a UUID, instead of what it shows")
    }

    static func existingSections<S, I>(_ sections: [S], _ content: SnapshotContent<S, I>) -> SnapshotMistake {
        let (noun, verb, list) =
            sections.count == 1
            ? ("identifier", "exists", "\(sections[0])") : ("identifiers", "exist", sections.asArray)
        return SnapshotMistake(
            """
            Diffable data source detected an attempt to insert or append \(sections.count) section \(noun) that already \
            \(verb) in the snapshot. Identifiers in a snapshot must be unique. Section \(noun) that already \(verb): \(list)
            """,
            seen: sections.map { "\($0), which is section \(content.index(ofSection: $0) ?? 0)" }.joined(
                separator: "; "),
            expected: "sections that the snapshot doesn't have yet",
            cause: "the app took the snapshot from the data source and fills it a second time",
            remedy: "begin with an empty snapshot, or move the section with moveSection(_:afterSection:)")
    }

    static var noSections: SnapshotMistake {
        SnapshotMistake(
            "There are currently no sections in the data source. Please add a section first.",
            seen: "items appended to a snapshot without sections", expected: "a section for the items",
            cause: "the app doesn't call appendSections(_:), or calls it after appendItems(_:)",
            remedy: "call appendSections(_:) first")
    }

    static func neighbourInList<I>(_ neighbour: I, _ items: [I], _ side: SnapshotSide) -> SnapshotMistake {
        SnapshotMistake(
            """
            Invalid update: destination for insertion operation [\(neighbour)] is in the insertion identifier list for \
            update: <insert \(items.shortList) \(side == .before ? "before" : "after") \(neighbour)>.
            """,
            seen: "\(neighbour) among the items to insert",
            expected: "a list without the item that the others are inserted beside",
            cause: "the list is the new order of the items, and includes the one that stays",
            remedy: "leave \(neighbour) out of the list")
    }
}

extension SnapshotContent {
    fileprivate func choice(of kind: String) -> String {
        kind == "item"
            ? "one of the \(order.itemCount) items: \(itemIdentifiers.shortList)"
            : "one of the \(order.sections.count) sections: \(sectionIdentifiers.shortList)"
    }
}

extension Array {
    /// The first few elements as text.
    var shortList: String {
        let shown = prefix(4).map { "\($0)" }.joined(separator: ", ")
        return count > 4 ? "[\(shown), … \(count) in all]" : "[\(shown)]"
    }

    /// The description of an NSSet in Foundation.
    var asSet: String { "{(\n" + map { "    \($0)" }.joined(separator: ",\n") + "\n)}" }

    /// The description of an NSArray in Foundation.
    fileprivate var asArray: String { "(\n" + map { "    \($0)" }.joined(separator: ",\n") + "\n)" }
}

extension Array where Element: Hashable {
    /// The elements that occur more than once, in the order of their second occurrence.
    fileprivate var repeatedOnes: [Element] {
        var (seen, repeated): (Set<Element>, [Element]) = ([], [])
        for element in self where !seen.insert(element).inserted { repeated.append(once: element) }
        return repeated
    }
}
