import CollectionEngine
import Foundation

// Selection by the person, which asks and tells the delegate. Whoever is called may change the data; `chosen` follows its item,
// and is nil once that has gone.
extension UICollectionView {
    /// The person chose this item: by a tap, a click, Return or Space. Modifier keys make it one of several.
    func choose(_ key: ElementKey, with modifiers: UIKeyModifierFlags) {
        if modifiers.contains(.shift), extendSelection(to: key) { return }
        if !modifiers.isDisjoint(with: [.command, .control]), toggle(key) { return }
        follow(key) {
            if selectionRules.isSeveralAllowed, selection.contains(key) {
                deselectChosen()
            } else {
                selectChosen(isAlone: !selectionRules.isSeveralAllowed)
            }
            selectionAnchor = chosen
            performPrimaryAction()
        }
    }

    /// Carries something out for an item that may get another place, or go, meanwhile.
    func follow(_ key: ElementKey, _ body: () -> Void) {
        let outer = chosen
        chosen = key
        rangeBeingSelected = nil
        body()
        chosen = outer
    }

    /// - Parameter isAlone: Whether all others are taken out, between the question and the selection.
    func selectChosen(isAlone: Bool) {
        guard let path = chosenPath, delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if isAlone {
            for other in selection.keys where other != chosen {
                let generation = itemGeneration
                deselect(other)
                delegate?.collectionView(self, didDeselectItemAt: dataPath(of: other))
                // The others have other places now; those that are still there go without a word.
                if generation != itemGeneration { leaveOnlyChosen() }
            }
        }
        guard let key = chosen, selectionRules.isAllowed else { return }
        select(key)
        delegate?.collectionView(self, didSelectItemAt: dataPath(of: key))
    }

    private func leaveOnlyChosen() {
        for other in selection.keys where other != chosen { deselect(other) }
    }

    func deselectChosen() {
        guard let path = chosenPath, delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        guard let key = chosen else { return }
        deselect(key)
        delegate?.collectionView(self, didDeselectItemAt: dataPath(of: key))
    }

    private var chosenPath: IndexPath? { chosen.map(dataPath(of:)) }

    /// Where the delegate does not say, there is none while editing.
    private func performPrimaryAction() {
        guard let delegate, let path = chosenPath else { return }
        let isAllowed = OptionalMethod.result {
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        }
        guard isAllowed ?? !isEditing, let path = chosenPath else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    /// Takes everything out of the selection that the delegate lets go, one by one.
    func deselectAllByHand() {
        let generation = itemGeneration
        for key in selection.keys where selection.contains(key) {
            follow(key) { deselectChosen() }
            if generation != itemGeneration { return }
        }
    }
}
