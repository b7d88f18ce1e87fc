import CollectionEngine
import CoreGraphics
import Foundation

extension UICollectionView {
    /// In the order in which they were chosen; nil when none are.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selection.keys.map(dataPath(of:))
    }

    /// Chooses an item without asking or telling the delegate (R601); nil clears the selection.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        guard let indexPath else { return clearSelection() }
        checkPath(indexPath)
        select(shownKey(ofData: indexPath))
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes an item out of the selection without telling the delegate (R601).
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard indexPath.count == 2 else { return }
        deselect(shownKey(ofData: indexPath))
    }

    private func select(_ key: ElementKey) {
        if !allowsMultipleSelection {
            for other in selection.keys where other != key { deselect(other) }
        }
        selection.insert(key)
        cell(key)?.isSelected = true
    }

    private func deselect(_ key: ElementKey) {
        selection.remove(key)
        cell(key)?.isSelected = false
    }

    func clearSelection() {
        for key in selection.keys { cell(key)?.isSelected = false }
        selection.removeAll()
    }

    private func cell(_ key: ElementKey) -> UICollectionViewCell? { shown[key] as? UICollectionViewCell }

    // MARK: Touches (R600)

    func beginHighlighting(_ touches: Set<UITouch>) {
        guard highlighted == nil, let touch = touches.first, let key = item(under: touch) else { return }
        let path = dataPath(of: key)
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        highlighted = key
        cell(key)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func endHighlighting(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let key = highlighted, let touch = touches.first else { return }
        // A finger that slid off the cell chooses nothing.
        if let cell = cell(key), cell.point(inside: touch.location(in: cell), with: event) { choose(key) }
        unhighlight()
    }

    func unhighlight() {
        guard let key = highlighted else { return }
        highlighted = nil
        cell(key)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: dataPath(of: key))
    }

    /// The person chose this item: by a tap, a click, Return or Space.
    func choose(_ key: ElementKey) {
        let path = dataPath(of: key)
        if allowsSelection {
            if allowsMultipleSelection, selection.contains(key) {
                guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
                deselect(key)
                delegate?.collectionView(self, didDeselectItemAt: path)
            } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
                selectByHand(key, at: path)
            }
        }
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    private func selectByHand(_ key: ElementKey, at path: IndexPath) {
        let replaced = allowsMultipleSelection ? [] : selection.keys.filter { $0 != key }
        for other in replaced {
            let otherPath = dataPath(of: other)
            guard delegate?.collectionView(self, shouldDeselectItemAt: otherPath) ?? true else { continue }
            deselect(other)
            delegate?.collectionView(self, didDeselectItemAt: otherPath)
        }
        selection.insert(key)
        cell(key)?.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    /// The item whose cell the touch began on.
    private func item(under touch: UITouch) -> ElementKey? {
        var ancestor = touch.view
        while let view = ancestor, view !== self {
            if let cell = view as? UICollectionViewCell, cell.superview === self { return cell.element }
            ancestor = view.superview
        }
        return nil
    }
}
