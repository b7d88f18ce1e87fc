import CoreGraphics
import Foundation

// What a collection view stores until the next launch: the selected items, and the first visible one. If the data
// source gives items identifiers, they are found by identifier wherever they are by then. Otherwise index paths are
// stored.
extension UICollectionView {
    private static let selectedKey = "UIKit.selectedItems"
    private static let namesKey = "UIKit.selectedNames"
    private static let firstKey = "UIKit.firstVisibleName"
    private static let distanceKey = "UIKit.firstVisibleDistance"

    private var names: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }

    func encodeItems(with coder: NSCoder) {
        let selected = indexPathsForSelectedItems ?? []
        guard let names else { return coder.encode(selected, forKey: Self.selectedKey) }
        coder.encode(
            selected.compactMap { names.modelIdentifierForElement(at: $0, in: self) }, forKey: Self.namesKey)
        let visible = CGRect(origin: place, size: visibleContent.size)
        for path in indexPathsForVisibleItems.sorted() {
            guard let frame = layoutAttributesForItem(at: path)?.frame, frame.intersects(visible) else { continue }
            guard let name = names.modelIdentifierForElement(at: path, in: self) else { return }
            coder.encode(name, forKey: Self.firstKey)
            let distance = CGPoint(x: visible.minX - frame.minX, y: visible.minY - frame.minY)
            return coder.encode(distance, forKey: Self.distanceKey)
        }
    }

    func decodeItems(with coder: NSCoder) {
        let selected = coder.decodeObject(forKey: Self.selectedKey) as? [IndexPath]
        let selectedNames = coder.decodeObject(forKey: Self.namesKey) as? [String]
        let first = coder.decodeObject(forKey: Self.firstKey) as? String
        let distance = coder.decodeCGPoint(forKey: Self.distanceKey)
        afterFirstLayout { view in
            guard let view = view as? UICollectionView else { return }
            let paths = selected ?? selectedNames?.compactMap(view.item(named:)) ?? []
            view.select(paths)
            if let first, let frame = view.item(named: first).flatMap(view.layoutAttributesForItem(at:))?.frame {
                view.goTo(CGPoint(x: frame.minX + distance.x, y: frame.minY + distance.y))
            }
        }
    }

    private func item(named name: String) -> IndexPath? {
        names?.indexPathForElement(withModelIdentifier: name, in: self).flatMap { isItem($0) ? $0 : nil }
    }

    private func isItem(_ path: IndexPath) -> Bool {
        path.count == 2 && itemCounts.known.contains(item: path.item, section: path.section)
    }

    private func select(_ paths: [IndexPath]) {
        selection.clear()
        for path in paths where isItem(path) { selectItem(at: path, animated: false, scrollPosition: []) }
    }
}
