import UIKit

/// The items that an update inserts or deletes: single items and whole sections.
struct ChangedItems {
    private var items: Set<IndexPath> = []
    private var sections = IndexSet()

    mutating func add(_ indexPath: IndexPath?) {
        guard let indexPath else { return }
        // The update of a section has no item.
        if indexPath.item == NSNotFound { sections.insert(indexPath.section) } else { items.insert(indexPath) }
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        items.contains(indexPath) || sections.contains(indexPath.section)
    }
}
