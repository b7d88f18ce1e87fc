import CollectionEngine
import Foundation

/// The order in which items are shown: the data source's, except while a person moves an item.
///
/// During the movement, the layout has items in another order than the data source. Cells, selection, and calls of the
/// data source and the delegate use the data source's index paths. Counts and the layout's attributes use the shown
/// ones (Decisions/0044).
struct ItemOrder {
    /// The shown order; nil if both orders are the same.
    let preview: PreviewOrder?

    /// Returns the data source's index path of a shown element.
    func dataPath(of key: ElementKey) -> IndexPath {
        let key = dataKey(of: key)
        return IndexPath(item: key.item, section: key.section)
    }

    func dataKey(of key: ElementKey) -> ElementKey { preview?.dataKey(of: key) ?? key }

    /// Returns the data source's index path of the item that is shown at this path.
    func dataPath(ofShown path: IndexPath) -> IndexPath {
        guard let preview, let place = ItemPlace(path) else { return path }
        return preview.dataPlace(ofShown: place).path
    }

    /// Returns where an item is shown, for its index path in the data source.
    func shownPath(ofData path: IndexPath) -> IndexPath {
        guard let preview, let place = ItemPlace(path) else { return path }
        return preview.shownPlace(ofData: place).path
    }

    func shownKey(ofData path: IndexPath) -> ElementKey {
        let path = shownPath(ofData: path)
        return .cell(path.item, in: path.section)
    }
}

extension PreviewOrder {
    func dataKey(of key: ElementKey) -> ElementKey {
        key.isCell ? dataPlace(ofShown: ItemPlace(key.item, in: key.section)).key : key
    }
}
