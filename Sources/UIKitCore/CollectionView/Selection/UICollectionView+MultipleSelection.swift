import CollectionEngine
import Foundation

// Several items in one go: with Shift, Command or Control held down, or by two fingers that pass over them (Decisions/0051).
extension UICollectionView {
    /// Whether one may begin at this item. The delegate is asked, and told when one does.
    ///
    /// - Parameter isUnasked: The answer where the delegate has none.
    func beginMultipleSelection(at key: ElementKey, unlessAsked isUnasked: Bool) -> Bool {
        let path = dataPath(of: key)
        let generation = itemGeneration
        let answer = delegate.flatMap { delegate in
            OptionalMethod.result {
                delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
            }
        }
        guard answer ?? isUnasked else { return false }
        if !selectionRules.isSeveralAllowed, allowsMultipleSelectionDuringEditing { isEditing = true }
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
        if selectionRules.isSeveralAllowed, generation == itemGeneration { return true }
        endMultipleSelection()
        return false
    }

    func endMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    private func beginByModifier(at key: ElementKey) -> Bool {
        beginMultipleSelection(
            at: key, unlessAsked: selectionRules.isSeveralAllowed || allowsMultipleSelectionDuringEditing)
    }

    /// Command or Control and a click: this item changes, and no other.
    func toggle(_ key: ElementKey) -> Bool {
        guard beginByModifier(at: key) else { return false }
        follow(key) {
            selection.contains(key) ? deselectChosen() : selectChosen(isAlone: false)
            selectionAnchor = chosen
        }
        endMultipleSelection()
        return true
    }

    /// Shift: all items from the last one that was chosen to this one are selected, and those that Shift selected before are
    /// not, unless they lie between the two as well.
    func extendSelection(to key: ElementKey) -> Bool {
        guard beginByModifier(at: key) else { return false }
        if rangeBeingSelected == nil {
            let anchor = selectionAnchor ?? selection.keys.last ?? key
            rangeBeingSelected = SelectedRange(from: anchor, in: self, isSelecting: true)
        }
        extendRange(to: key)
        endMultipleSelection()
        return true
    }

    /// Selects what lies between, and leaves as it was what does not any more. Stops where the delegate changes the data.
    func extendRange(to key: ElementKey) {
        guard var selected = rangeBeingSelected, let end = itemCounts.place(of: key)?.index else { return }
        let change = selected.range.extend(to: end)
        rangeBeingSelected = selected
        let (counts, generation) = (itemCounts.known, itemGeneration)
        for index in change.leaving {
            let key = counts.item(at: index)
            set(key, isSelected: selected.before.contains(key))
            if generation != itemGeneration { return }
        }
        for index in change.joining {
            set(counts.item(at: index), isSelected: selected.isSelecting)
            if generation != itemGeneration { return }
        }
    }

    private func set(_ key: ElementKey, isSelected: Bool) {
        guard selection.contains(key) != isSelected, selectionRules.isSeveralAllowed else { return }
        let range = rangeBeingSelected
        let generation = itemGeneration
        follow(key) { isSelected ? selectChosen(isAlone: false) : deselectChosen() }
        if generation == itemGeneration { rangeBeingSelected = range }
    }

    /// Command or Control and A.
    func selectAllByHand() -> Bool {
        guard selectionRules.isSeveralAllowed, itemCounts.known.total > 0 else { return false }
        let (counts, generation) = (itemCounts.known, itemGeneration)
        for index in 0..<counts.total where generation == itemGeneration {
            set(counts.item(at: index), isSelected: true)
        }
        rangeBeingSelected = nil
        return true
    }

    /// Escape; false where nothing is selected that a key may take back.
    func clearSelectionByHand() -> Bool {
        guard selectionRules.isSeveralAllowed, !selection.isEmpty else { return false }
        deselectAllByHand()
        return true
    }
}

/// A range of items on its way from one item to wherever the person takes it.
struct SelectedRange {
    var range: RangeSelection
    /// Whether what it takes in is selected, or deselected.
    let isSelecting: Bool
    /// What was selected when it began.
    let before: ItemSelection

    @MainActor init?(from anchor: ElementKey, in collectionView: UICollectionView, isSelecting: Bool) {
        guard let index = collectionView.itemCounts.place(of: anchor)?.index else { return nil }
        range = RangeSelection(anchor: index)
        before = collectionView.selection
        self.isSelecting = isSelecting
    }
}
