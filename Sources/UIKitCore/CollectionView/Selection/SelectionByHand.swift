import CollectionEngine
import Foundation

/// Selection by a person, which calls the delegate.
///
/// The delegate's methods may change the data. The items that this part stores follow the changes, and are nil once
/// deleted.
@MainActor final class SelectionByHand: CollectionPart {
    /// The item for which the delegate is being called.
    private var chosen: ElementKey?
    /// The item that a person selected last, where a range with Shift begins.
    private var anchor: ElementKey?
    /// The range that Shift or two fingers are selecting. Any other change of the selection ends it.
    private var range: SelectedRange?

    private var rules: SelectionRules { view.selection.rules }
    private var items: ItemSelection { view.selection.items }
    private var placeChanges: Int { view.selection.placeChanges }

    // MARK: One item

    /// Selects or deselects an item after a tap, a click, Return or Space. Modifier keys make it one of several.
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

    /// Selects only this item, because it got the focus and the selection follows.
    func chooseAlone(_ key: ElementKey) {
        carryingAlong(key) {
            selectChosen(isAlone: true)
            anchor = chosen
        }
    }

    /// Calls `body` for an item that may get another index path, or be deleted, meanwhile.
    private func carryingAlong(_ key: ElementKey, _ body: () -> Void) {
        let outer = chosen
        chosen = key
        range = nil
        body()
        chosen = outer
    }

    /// - Parameter isAlone: Whether all other items are deselected, after `shouldSelectItemAt` and before the
    ///   selection.
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
                // The other items have other index paths now, so those that still exist are deselected without calling
                // the delegate.
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

    /// Calls the primary action. If the delegate doesn't decide, there is none while editing.
    private func performPrimaryAction() {
        guard let delegate, let path = chosenPath else { return }
        let isAllowed = OptionalMethod.result {
            delegate.collectionView(view, canPerformPrimaryActionForItemAt: path)
        }
        guard isAllowed ?? !view.isEditing, let path = chosenPath else { return }
        delegate.collectionView(view, performPrimaryActionForItemAt: path)
    }

    /// Deselects all items for which the delegate allows it, one by one.
    private func deselectAllByHand() {
        let before = placeChanges
        for key in items.keys where items.contains(key) {
            carryingAlong(key) { deselectChosen() }
            if placeChanges != before { return }
        }
    }

    // MARK: Selecting several items: with Shift, Command or Control, or with two fingers (Decisions/0051)

    /// Begins selecting several items at an item, and tells the delegate. Returns false if the delegate or the rules
    /// don't allow it.
    ///
    /// - Parameter isUnasked: The result if the delegate doesn't implement the method.
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

    /// Changes the selection of this item only, for a click with Command or Control.
    private func toggle(_ key: ElementKey) -> Bool {
        guard beginByModifier(at: key) else { return false }
        carryingAlong(key) {
            items.contains(key) ? deselectChosen() : selectChosen(isAlone: false)
            anchor = chosen
        }
        endSeveral()
        return true
    }

    /// Selects all items from the one that was selected last to this one, for Shift. Items that Shift selected before
    /// and that aren't between the two become deselected.
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

    /// Selects the items that enter the range, and restores those that leave it. Stops if the delegate changes the
    /// data.
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

    /// Selects all items, for Command or Control and A.
    func selectAllByHand() -> Bool {
        guard rules.isSeveralAllowed, counts.total > 0 else { return false }
        let (counts, before) = (counts, placeChanges)
        for index in 0..<counts.total where placeChanges == before {
            set(counts.item(at: index), isSelected: true)
        }
        range = nil
        return true
    }

    /// Deselects all items, for Escape. Returns false if nothing is selected, or only one item may be.
    func clearByHand() -> Bool {
        guard rules.isSeveralAllowed, !items.isEmpty else { return false }
        deselectAllByHand()
        return true
    }

    /// Begins a range with two fingers at this item.
    func beginRange(at key: ElementKey) {
        anchor = key
        range = SelectedRange(from: key, in: view, isSelecting: !items.contains(key))
        extendRange(to: key)
    }

    func endRange() { range = nil }

    var isSelectingRange: Bool { range != nil }

    /// Makes a range with Shift begin at this item, unless an item was selected before.
    func beginHere(_ key: ElementKey) { if anchor == nil { anchor = key } }

    // MARK: Reloads, insertions and deletions

    /// Forgets everything, because all data was reloaded.
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

/// A range from a first item to wherever the person takes it.
struct SelectedRange {
    var range: RangeSelection
    /// Whether the range selects items or deselects them.
    let isSelecting: Bool
    /// The selection before the range began.
    let before: ItemSelection

    @MainActor init?(from anchor: ElementKey, in collectionView: UICollectionView, isSelecting: Bool) {
        guard let index = collectionView.itemCounts.place(of: anchor)?.index else { return nil }
        range = RangeSelection(anchor: index)
        before = collectionView.selection.items
        self.isSelecting = isSelecting
    }
}
