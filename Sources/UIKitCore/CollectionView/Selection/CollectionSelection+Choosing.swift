import CollectionEngine
import Foundation

// Selection by the person, which asks and tells the delegate. Whoever is called may change the data; `chosen` follows its item,
// and is nil once that has gone.
extension CollectionSelection {
    /// The person chose this item: by a tap, a click, Return or Space. Modifier keys make it one of several.
    func choose(_ key: ElementKey, with modifiers: UIKeyModifierFlags) {
        if modifiers.contains(.shift), extend(to: key) { return }
        if !modifiers.isDisjoint(with: [.command, .control]), toggle(key) { return }
        choosing(key) {
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
        choosing(key) {
            selectChosen(isAlone: true)
            anchor = chosen
        }
    }

    /// Carries something out for an item that may get another place, or go, meanwhile.
    func choosing(_ key: ElementKey, _ body: () -> Void) {
        let outer = chosen
        chosen = key
        range = nil
        body()
        chosen = outer
    }

    /// - Parameter isAlone: Whether all others are taken out, between the question and the selection.
    func selectChosen(isAlone: Bool) {
        let view = view
        guard let path = chosenPath, delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else {
            return
        }
        if isAlone {
            for other in items.keys where other != chosen {
                let before = placeChanges
                deselect(other)
                delegate?.collectionView(view, didDeselectItemAt: view.order.dataPath(of: other))
                // The others have other places now; those that are still there go without a word.
                if placeChanges != before { leaveOnlyChosen() }
            }
        }
        guard let key = chosen, rules.isAllowed else { return }
        select(key)
        delegate?.collectionView(view, didSelectItemAt: view.order.dataPath(of: key))
    }

    private func leaveOnlyChosen() {
        for other in items.keys where other != chosen { deselect(other) }
    }

    func deselectChosen() {
        let view = view
        guard let path = chosenPath, delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else {
            return
        }
        guard let key = chosen else { return }
        deselect(key)
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
    func deselectAllByHand() {
        let before = placeChanges
        for key in items.keys where items.contains(key) {
            choosing(key) { deselectChosen() }
            if placeChanges != before { return }
        }
    }
}
