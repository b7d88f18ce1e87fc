extension UpdateMistake {
    /// Returns UIKit's message, so that a web search finds it: for counts that don't add up the message since iOS 16.4
    /// (R222), for other mistakes one line (R223).
    package func headline(collectionView: String) -> String {
        switch fault {
        case .sectionCount, .itemCount:
            """
            Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or \
            after performing the batch updates are inconsistent with the updates.
            Data source before updates = { \(ledger.before.text) }
            Data source after updates = { \(ledger.after.text) }
            Updates = [\(ledger.operations.map(\.text).shortened.map { "\n\t\($0)" }.joined(separator: ","))
            ]
            Collection view: \(collectionView)
            """
        case .outOfBounds(let operation, let side): text(of: operation, outOfBounds: side)
        case .conflict(let first, let second): Self.text(of: first, against: second)
        }
    }

    private func text(of operation: UpdateLedger.Operation, outOfBounds side: Side) -> String {
        let counts = ledger.counts(side)
        let sections = "there are only \(counts.sections) sections \(side) the update"
        switch operation {
        case .insertSection(let section): return "attempt to insert section \(section) but \(sections)"
        case .deleteSection(let section), .reloadSection(let section):
            return "attempt to delete section \(section), but \(sections)"
        case .moveSection(let old, let new):
            return "attempt to move section \(old)\(side == .after ? " to section \(new)" : ""), but \(sections)"
        case .insertItem(let new):
            return "attempt to insert item \(new.item) into section \(new.section), but "
                + (counts.itemsText(in: new.section) ?? sections)
        case .moveItem(let old, let new) where side == .after:
            return "attempt to move item at index path \(old.objectiveCText) to \(new.objectiveCText), but "
                + (counts.itemsText(in: new.section) ?? sections)
        case .deleteItem(let old), .reloadItem(let old), .moveItem(let old, _):
            let verb = if case .moveItem = operation { "move" } else { "delete" }
            let start = "attempt to \(verb) item \(old.item) from section \(old.section)"
            guard counts.contains(section: old.section) else { return "\(start), but \(sections)" }
            return "\(start) which only contains \(counts.itemCount(inSection: old.section)) items before the update"
        }
    }

    private static func text(of first: UpdateLedger.Operation, against second: UpdateLedger.Operation) -> String {
        switch (first, second) {
        case (.moveItem(let old, let new), .moveItem(let other, let target)):
            old == other
                ? "attempt to move item at index path \(old.objectiveCText) to both \(new.objectiveCText) and "
                    + target.objectiveCText
                : "attempt to move both item at index path \(old.objectiveCText) and \(other.objectiveCText) to "
                    + new.objectiveCText
        case (.moveSection(let old, let new), .moveSection(let other, let target)):
            old == other
                ? "attempt to move section \(old) to both section \(new) and section \(target)"
                : "attempt to move both section \(old) and section \(other) to section \(new)"
        case (.insertItem(let new), _):
            "attempt to perform an insert and a move to the same index path (\(new.objectiveCText))"
        case (.deleteItem(let old), .reloadItem):
            "attempt to delete and reload the same index path (\(old.objectiveCText))"
        case (.deleteItem(let old), _), (.reloadItem(let old), _):
            "attempt to perform a delete and a move from the same index path (\(old.objectiveCText))"
        case (.deleteSection(let section), .moveItem): "cannot move an item from a deleted section (\(section))"
        case (.reloadSection(let section), .moveItem(let old, _)) where old.section == section:
            "cannot move an item from a deleted section (\(section))"
        case (.insertSection, .moveItem(_, let new)), (.reloadSection, .moveItem(_, let new)):
            "cannot move an item into a newly inserted section (\(new.section))"
        case (.insertSection(let section), _):
            "attempt to perform an insert and a move to the same section (\(section))"
        case (.deleteSection(let section), .reloadSection):
            "attempt to delete and reload the same section (\(section))"
        case (.deleteSection(let section), _), (.reloadSection(let section), _):
            "attempt to perform a delete and a move from the same section (\(section))"
        case (.moveItem, _), (.moveSection, _): "attempt to create two animations for one move"
        }
    }
}

extension UpdateLedger.Operation {
    /// The text in iOS's list of operations.
    var text: String {
        switch self {
        case .insertItem(let new): "Insert item (\(new.text))"
        case .deleteItem(let old): "Delete item (\(old.text))"
        case .reloadItem(let old): "Reload item (\(old.text))"
        case .moveItem(let old, let new): "Move item (\(old.text)) to (\(new.text))"
        case .insertSection(let new): "Insert section (\(new))"
        case .deleteSection(let old): "Delete section (\(old))"
        case .reloadSection(let old): "Reload section (\(old))"
        case .moveSection(let old, let new): "Move section (\(old)) to (\(new))"
        }
    }
}

extension ItemPlace {
    var text: String { "\(section) - \(item)" }

    /// The index path as Apple's runtime prints it.
    var objectiveCText: String { "<NSIndexPath: 0x0> {length = 2, path = \(text)}" }
}

extension CollectionCounts {
    /// "1 section with item counts: [30]".
    var text: String {
        let counts = items.map(String.init).shortened.joined(separator: ", ")
        return "\(sections) section\(sections == 1 ? "" : "s") with item counts: [\(counts)]"
    }

    /// Returns nil if there is no such section.
    fileprivate func itemsText(in section: Int) -> String? {
        guard contains(section: section) else { return nil }
        return "there are only \(itemCount(inSection: section)) items in section \(section) after the update"
    }
}

extension [String] {
    /// The first ten and the last ten of more than twenty texts, and how many are left out between them.
    var shortened: [String] { count > 20 ? prefix(10) + ["… \(count - 20) left out …"] + suffix(10) : self }
}
