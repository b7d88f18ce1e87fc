import CollectionEngine
import CoreGraphics
import Foundation

/// Which items are selected, and which can be.
///
/// Selecting in code doesn't call the delegate (R601). Selecting by hand does; see ``SelectionByHand``.
@MainActor final class CollectionSelection: CollectionPart {
    /// Which selections are allowed.
    @exclusivity(unchecked) private(set) var rules = SelectionRules()
    @exclusivity(unchecked) private(set) var items = ItemSelection()
    /// How often index paths changed or items were deleted. Code that calls the delegate compares this before and
    /// after.
    private(set) var placeChanges = 0
    /// The two-finger gesture; nil until multiple selection is allowed.
    private var multipleSelectionGesture: MultipleSelectionGesture?

    // MARK: Selecting by code

    /// nil clears the selection.
    func select(_ path: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        guard rules.isAllowed else { return }
        guard let path else { return clear() }
        let view = view
        view.checkPath(path, "selectItem(at:animated:scrollPosition:)")
        let key = view.order.shownKey(ofData: path)
        if !rules.isSeveralAllowed {
            for other in items.keys where other != key { deselect(other) }
        }
        select(key)
        view.choosing.endRange()
        if !scrollPosition.isEmpty { view.scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }

    func deselect(at path: IndexPath) {
        guard path.count == 2 else { return }
        deselect(view.order.shownKey(ofData: path))
        view.choosing.endRange()
    }

    func select(_ key: ElementKey) {
        items.insert(key)
        view.elements.cell(key)?.isSelected = true
    }

    func deselect(_ key: ElementKey) {
        items.remove(key)
        view.elements.cell(key)?.isSelected = false
    }

    /// Selects nothing.
    func clear() {
        guard !items.isEmpty else { return }
        for shown in view.elements.views { (shown as? UICollectionViewCell)?.isSelected = false }
        items.removeAll()
        view.choosing.endRange()
    }

    /// Clears the selection, because all data was reloaded and index paths mean other items.
    func reload() {
        clear()
        placeChanges += 1
    }

    /// Updates index paths after items have moved. Reloaded items leave the selection (Decisions/0042).
    override func follow(_ movement: ElementMovement) {
        items.follow { movement.isReloaded($0) ? nil : movement.newKeyOfItem($0) }
        placeChanges += 1
    }

    /// Changes the rules, and deselects what they no longer allow. If only one item may be selected and several are,
    /// none stays selected (Decisions/0050).
    func changeRules(_ change: (inout SelectionRules) -> Void) {
        let old = rules
        change(&rules)
        guard rules != old else { return }
        let view = view
        updateMultipleSelectionGesture()
        if !rules.allows(items.count) { clear() }
        for case let cell as UICollectionViewCell in view.elements.views {
            cell.showSelectability(rules.isAllowed)
            if rules.isEditing != old.isEditing { cell.stateDidChange() }
        }
        if rules.isEditing != old.isEditing { view.listRows.editingDidChange(view) }
        view.focus.rulesDidChange()
        view.updateAccessibility()
    }

    /// Adds the two-finger gesture before the one that scrolls, so that two fingers that may select don't scroll.
    private func updateMultipleSelectionGesture() {
        guard multipleSelectionGesture == nil, rules.allowsSeveral || rules.allowsSeveralDuringEditing else { return }
        let view = view
        let gesture = MultipleSelectionGesture(for: view)
        multipleSelectionGesture = gesture
        view.addGestureRecognizer(gesture.recognizer)
        guard let recognizers = view.gestureRecognizers else { return }
        view.gestureRecognizers = [gesture.recognizer] + recognizers.dropLast()
    }

    override func checkInvariants(_ report: (String) -> Void) {
        if !rules.allows(items.count) { report("\(items.count) items are selected where that is not allowed") }
        let view = view
        for key in items.keys where view.itemCounts.areKnown && !counts.contains(item: key.item, section: key.section) {
            report("\(key) is selected and does not exist")
        }
    }
}
