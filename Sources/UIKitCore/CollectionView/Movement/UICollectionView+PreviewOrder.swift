import CollectionEngine
import Foundation

// While an item is moved by hand, the layout sees items in another order than the data source keeps. Cells, selection and
// everything that data source and delegate are asked about go by the data's index paths; counts and the layout's attributes
// by the shown ones (Decisions/0044). Without a movement the two are the same.
extension UICollectionView {
    /// Of a shown element, as data source and delegate know it.
    func dataPath(of key: ElementKey) -> IndexPath {
        let key = dataKey(of: key)
        return IndexPath(item: key.item, section: key.section)
    }

    func dataKey(of key: ElementKey) -> ElementKey { interactiveMovement?.order.dataKey(of: key) ?? key }

    /// The same for the path of a shown item.
    func dataPath(ofShown path: IndexPath) -> IndexPath {
        guard let order = interactiveMovement?.order, let place = ItemPlace(path) else { return path }
        return order.dataPlace(ofShown: place).path
    }

    /// Where an item that data source and delegate know by this path is shown.
    func shownPath(ofData path: IndexPath) -> IndexPath {
        guard let order = interactiveMovement?.order, let place = ItemPlace(path) else { return path }
        return order.shownPlace(ofData: place).path
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
