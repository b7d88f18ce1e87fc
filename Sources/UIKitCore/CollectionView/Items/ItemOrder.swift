import CollectionEngine
import Foundation

/// The order in which items are shown, which is the data source's but for an item that is being moved by hand.
///
/// Meanwhile the layout sees items in another order than the data source keeps. Cells, selection and everything that data
/// source and delegate are asked about go by the data's index paths; counts and the layout's attributes by the shown ones
/// (Decisions/0044).
struct ItemOrder {
    /// nil where both orders are the same.
    let preview: PreviewOrder?

    /// Of a shown element, as data source and delegate know it.
    func dataPath(of key: ElementKey) -> IndexPath {
        let key = dataKey(of: key)
        return IndexPath(item: key.item, section: key.section)
    }

    func dataKey(of key: ElementKey) -> ElementKey { preview?.dataKey(of: key) ?? key }

    /// The data's path of the item that is shown at this path.
    func dataPath(ofShown path: IndexPath) -> IndexPath {
        guard let preview, let place = ItemPlace(path) else { return path }
        return preview.dataPlace(ofShown: place).path
    }

    /// Where an item that data source and delegate know by this path is shown.
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
