import CollectionEngine
import CoreGraphics
import Foundation

// Selection by the program, which asks and tells no delegate (R601).
extension UICollectionView {
    /// In the order in which they were chosen; nil when none are.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selection.keys.map(dataPath(of:))
    }

    /// Chooses an item without asking or telling the delegate (R601); nil clears the selection.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard selectionRules.isAllowed else { return }
        guard let indexPath else { return clearSelection() }
        checkPath(indexPath, "selectItem(at:animated:scrollPosition:)")
        let key = shownKey(ofData: indexPath)
        if !selectionRules.isSeveralAllowed {
            for other in selection.keys where other != key { deselect(other) }
        }
        select(key)
        rangeBeingSelected = nil
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes an item out of the selection without telling the delegate (R601).
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard indexPath.count == 2 else { return }
        deselect(shownKey(ofData: indexPath))
        rangeBeingSelected = nil
    }

    func select(_ key: ElementKey) {
        selection.insert(key)
        cell(key)?.isSelected = true
    }

    func deselect(_ key: ElementKey) {
        selection.remove(key)
        cell(key)?.isSelected = false
    }

    func clearSelection() {
        guard !selection.isEmpty else { return }
        for view in shown.values { (view as? UICollectionViewCell)?.isSelected = false }
        selection.removeAll()
        rangeBeingSelected = nil
    }

    /// All data is another: nothing that was said about items holds any more.
    func forgetItems() {
        highlighted = nil
        chosen = nil
        selectionAnchor = nil
        rangeBeingSelected = nil
        itemGeneration += 1
    }

    /// Items have other places now.
    func followItems(_ newKey: (ElementKey) -> ElementKey?) {
        selection.follow(newKey)
        highlighted = highlighted.flatMap(newKey)
        chosen = chosen.flatMap(newKey)
        selectionAnchor = selectionAnchor.flatMap(newKey)
        lastFocused = lastFocused.flatMap(newKey)
        rangeBeingSelected = nil
        itemGeneration += 1
    }

    func cell(_ key: ElementKey) -> UICollectionViewCell? { shown[key] as? UICollectionViewCell }

    /// Others may be selected from now on. What may not be selected any more is not: of several where only one may be, none
    /// stays (Decisions/0050).
    func changeSelectionRules(_ change: (inout SelectionRules) -> Void) {
        let old = selectionRules
        change(&selectionRules)
        guard selectionRules != old else { return }
        updateMultipleSelectionGesture()
        if !selectionRules.allows(selection.count) { clearSelection() }
        for view in shown.values { (view as? UICollectionViewCell)?.showSelectability(of: self) }
        focusabilityDidChange()
        updateAccessibility()
    }
}
