import CollectionEngine
import Foundation

// Several items in one go: with Shift, Command or Control held down, or by two fingers that pass over them (Decisions/0051).
extension CollectionSelection {
    /// Whether one may begin at this item. The delegate is asked, and told when one does.
    ///
    /// - Parameter isUnasked: The answer where the delegate has none.
    func beginSeveral(at key: ElementKey, unlessAsked isUnasked: Bool) -> Bool {
        let path = view.order.dataPath(of: key)
        let before = placeChanges
        let answer = delegate.flatMap { delegate in
            OptionalMethod.result {
                delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path)
            }
        }
        guard answer ?? isUnasked else { return false }
        if !rules.isSeveralAllowed, view.allowsMultipleSelectionDuringEditing { view.isEditing = true }
        delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
        if rules.isSeveralAllowed, placeChanges == before { return true }
        endSeveral()
        return false
    }

    func endSeveral() { delegate?.collectionViewDidEndMultipleSelectionInteraction(view) }

    private func beginByModifier(at key: ElementKey) -> Bool {
        beginSeveral(at: key, unlessAsked: rules.isSeveralAllowed || view.allowsMultipleSelectionDuringEditing)
    }

    /// Command or Control and a click: this item changes, and no other.
    func toggle(_ key: ElementKey) -> Bool {
        guard beginByModifier(at: key) else { return false }
        choosing(key) {
            items.contains(key) ? deselectChosen() : selectChosen(isAlone: false)
            anchor = chosen
        }
        endSeveral()
        return true
    }

    /// Shift: all items from the last one that was chosen to this one are selected, and those that Shift selected before are
    /// not, unless they lie between the two as well.
    func extend(to key: ElementKey) -> Bool {
        guard beginByModifier(at: key) else { return false }
        if range == nil {
            let anchor = anchor ?? items.keys.last ?? key
            range = SelectedRange(from: anchor, in: view, isSelecting: true)
        }
        extendRange(to: key)
        endSeveral()
        return true
    }

    /// Selects what lies between, and leaves as it was what does not any more. Stops where the delegate changes the data.
    func extendRange(to key: ElementKey) {
        guard var selected = range, let end = view.itemCounts.place(of: key)?.index else { return }
        let change = selected.range.extend(to: end)
        range = selected
        let (counts, before) = (counts, placeChanges)
        for index in change.leaving {
            let key = counts.item(at: index)
            set(key, isSelected: selected.before.contains(key))
            if placeChanges != before { return }
        }
        for index in change.joining {
            set(counts.item(at: index), isSelected: selected.isSelecting)
            if placeChanges != before { return }
        }
    }

    private func set(_ key: ElementKey, isSelected: Bool) {
        guard items.contains(key) != isSelected, rules.isSeveralAllowed else { return }
        let current = range
        let before = placeChanges
        choosing(key) { isSelected ? selectChosen(isAlone: false) : deselectChosen() }
        if placeChanges == before { range = current }
    }

    /// Command or Control and A.
    func selectAllByHand() -> Bool {
        guard rules.isSeveralAllowed, counts.total > 0 else { return false }
        let (counts, before) = (counts, placeChanges)
        for index in 0..<counts.total where placeChanges == before {
            set(counts.item(at: index), isSelected: true)
        }
        range = nil
        return true
    }

    /// Escape; false where nothing is selected that a key may take back.
    func clearByHand() -> Bool {
        guard rules.isSeveralAllowed, !items.isEmpty else { return false }
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
        before = collectionView.selection.items
        self.isSelecting = isSelecting
    }
}
