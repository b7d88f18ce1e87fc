import CollectionEngine
import CoreGraphics
import Foundation

/// Which items are chosen, and which one a finger rests on.
///
/// The program selects without asking or telling the delegate (R601); what a person does is in `+Taps`, `+Choosing` and
/// `+SeveralItems`, and asks and tells it.
@MainActor final class CollectionSelection: CollectionPart {
    /// What may be selected.
    @exclusivity(unchecked) private(set) var rules = SelectionRules()
    @exclusivity(unchecked) private(set) var items = ItemSelection()
    /// The item that a finger or a key rests on.
    @exclusivity(unchecked) var highlighted: ElementKey?
    /// What highlights it; nil when a key does.
    weak var highlightingTouch: UITouch?
    /// The item that the delegate is being asked about, or told of.
    var chosen: ElementKey?
    /// The item that was chosen last: where Shift begins.
    var anchor: ElementKey?
    /// What Shift or two fingers are selecting. Any other change of the selection ends it.
    var range: SelectedRange?
    /// How often items got other places, or went. Whoever calls the delegate looks whether it changed meanwhile.
    private(set) var placeChanges = 0
    /// Nil before several items may be chosen.
    private var multipleSelectionGesture: MultipleSelectionGesture?

    // MARK: By the program

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
        range = nil
        if !scrollPosition.isEmpty { view.scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }

    func deselect(at path: IndexPath) {
        guard path.count == 2 else { return }
        deselect(view.order.shownKey(ofData: path))
        range = nil
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
        range = nil
    }

    /// All data is another: nothing that was said about items holds any more.
    func forgetItems() {
        highlighted = nil
        chosen = nil
        anchor = nil
        range = nil
        placeChanges += 1
    }

    /// Items have other places now.
    override func follow(_ movement: ElementMovement) {
        let newKey = movement.newKeyOfItem
        items.follow(newKey)
        highlighted = highlighted.flatMap(newKey)
        chosen = chosen.flatMap(newKey)
        anchor = anchor.flatMap(newKey)
        range = nil
        placeChanges += 1
    }

    /// Others may be selected from now on. What may not be selected any more is not: of several where only one may be, none
    /// stays (Decisions/0050).
    func changeRules(_ change: (inout SelectionRules) -> Void) {
        let old = rules
        change(&rules)
        guard rules != old else { return }
        let view = view
        updateMultipleSelectionGesture()
        if !rules.allows(items.count) { clear() }
        for shown in view.elements.views { (shown as? UICollectionViewCell)?.showSelectability(rules.isAllowed) }
        view.focus.rulesDidChange()
        view.updateAccessibility()
    }

    /// Before the one that scrolls, so that two fingers that may select do not scroll.
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
