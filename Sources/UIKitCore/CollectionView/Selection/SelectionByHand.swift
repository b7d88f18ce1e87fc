import CollectionEngine
import Foundation

/// Selection by a person, which asks and tells the delegate.
///
/// Whatever the delegate does may change the data; what is kept here of items follows them, and is nil once they have gone.
@MainActor final class SelectionByHand: CollectionPart {
    /// The item that the delegate is being asked about, or told of.
    private var chosen: ElementKey?
    /// The item that was chosen last: where Shift begins.
    private var anchor: ElementKey?
    /// What Shift or two fingers are selecting. Any other change of the selection ends it.
    private var range: SelectedRange?

    private var rules: SelectionRules { view.selection.rules }
    private var items: ItemSelection { view.selection.items }
    private var placeChanges: Int { view.selection.placeChanges }

    // MARK: One item

    /// The person chose this item: by a tap, a click, Return or Space. Modifier keys make it one of several.
    func choose(_ key: ElementKey, with modifiers: UIKeyModifierFlags) {
        if view.elements.cell(key)?.takeTap() == true { return }
        if modifiers.contains(.shift), extend(to: key) { return }
        if !modifiers.isDisjoint(with: [.command, .control]), toggle(key) { return }
        carryingAlong(key) {
            if rules.isSeveralAllowed, items.contains(key) {
                deselectChosen()
            } else {
                selectChosen(isAlone: !rules.isSeveralAllowed)
            }
            anchor = chosen
            performPrimaryAction()
        }
    }

    /// The focus has come to this item, and takes the selection along.
    func chooseAlone(_ key: ElementKey) {
        carryingAlong(key) {
            selectChosen(isAlone: true)
            anchor = chosen
        }
    }

    /// Carries something out for an item that may get another place, or go, meanwhile.
    private func carryingAlong(_ key: ElementKey, _ body: () -> Void) {
        let outer = chosen
        chosen = key
        range = nil
        body()
        chosen = outer
    }

    /// - Parameter isAlone: Whether all others are taken out, between the question and the selection.
    private func selectChosen(isAlone: Bool) {
        let view = view
        guard let path = chosenPath, delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else {
            return
        }
        if isAlone {
            for other in items.keys where other != chosen {
                let before = placeChanges
                view.selection.deselect(other)
                delegate?.collectionView(view, didDeselectItemAt: view.order.dataPath(of: other))
                // The others have other places now; those that are still there go without a word.
                if placeChanges != before { leaveOnlyChosen() }
            }
        }
        guard let key = chosen, rules.isAllowed else { return }
        view.selection.select(key)
        view.elements.cell(key)?.segueOfSelection?()
        delegate?.collectionView(view, didSelectItemAt: view.order.dataPath(of: key))
    }

    private func leaveOnlyChosen() {
        for other in items.keys where other != chosen { view.selection.deselect(other) }
    }

    private func deselectChosen() {
        let view = view
        guard let path = chosenPath, delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else {
            return
        }
        guard let key = chosen else { return }
        view.selection.deselect(key)
        delegate?.collectionView(view, didDeselectItemAt: view.order.dataPath(of: key))
    }

    private var chosenPath: IndexPath? { chosen.map(view.order.dataPath(of:)) }

    /// Where the delegate does not say, there is none while editing.
    private func performPrimaryAction() {
        guard let delegate, let path = chosenPath else { return }
        let isAllowed = OptionalMethod.result {
            delegate.collectionView(view, canPerformPrimaryActionForItemAt: path)
        }
        guard isAllowed ?? !view.isEditing, let path = chosenPath else { return }
        delegate.collectionView(view, performPrimaryActionForItemAt: path)
    }

    /// Takes everything out of the selection that the delegate lets go, one by one.
    private func deselectAllByHand() {
        let before = placeChanges
        for key in items.keys where items.contains(key) {
            carryingAlong(key) { deselectChosen() }
            if placeChanges != before { return }
        }
    }

    // MARK: Several items in one go: with Shift, Command or Control held down, or by two fingers (Decisions/0051)

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
    private func toggle(_ key: ElementKey) -> Bool {
        guard beginByModifier(at: key) else { return false }
        carryingAlong(key) {
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
        carryingAlong(key) { isSelected ? selectChosen(isAlone: false) : deselectChosen() }
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

    /// Two fingers pass over items, from this one on.
    func beginRange(at key: ElementKey) {
        anchor = key
        range = SelectedRange(from: key, in: view, isSelecting: !items.contains(key))
        extendRange(to: key)
    }

    func endRange() { range = nil }

    var isSelectingRange: Bool { range != nil }

    /// Where Shift begins, unless an item was chosen before.
    func beginHere(_ key: ElementKey) { if anchor == nil { anchor = key } }

    // MARK: Items that come and go

    /// All data is another.
    func forget() {
        chosen = nil
        anchor = nil
        range = nil
    }

    override func follow(_ movement: ElementMovement) {
        chosen = chosen.flatMap(movement.newKeyOfItem)
        anchor = anchor.flatMap(movement.newKeyOfItem)
        range = nil
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
