import CollectionEngine
import Foundation

// How a tap becomes a selection: a finger or the mouse on a cell, from its coming down to its lifting (R600).
extension CollectionSelection {
    func touchesBegan(_ touches: Set<UITouch>) {
        guard highlighted == nil, let touch = touches.first, let key = item(under: touch), highlight(key) else {
            return
        }
        highlightingTouch = touch
    }

    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = highlightingTouch, touches.contains(touch) else { return }
        defer { unhighlight() }
        // A finger that slid off the cell chooses nothing.
        guard let key = highlighted, let cell = view.elements.cell(key),
            cell.point(inside: touch.location(in: cell), with: event)
        else { return }
        if touch.type == .indirectPointer { view.focus.takeClicked(key) }
        guard let key = highlighted else { return }
        choose(key, with: event?.modifierFlags ?? [])
    }

    func touchesCancelled(_ touches: Set<UITouch>) {
        guard let highlightingTouch, touches.contains(highlightingTouch) else { return }
        unhighlight()
    }

    /// Answers whether the delegate lets it be; where it does not, nothing else happens to the item.
    private func highlight(_ key: ElementKey) -> Bool {
        let view = view
        guard rules.isAllowed else { return false }
        let path = view.order.dataPath(of: key)
        let before = placeChanges
        guard delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true, placeChanges == before
        else { return false }
        highlighted = key
        view.elements.cell(key)?.isHighlighted = true
        delegate?.collectionView(view, didHighlightItemAt: path)
        return true
    }

    func unhighlight() {
        highlightingTouch = nil
        guard let key = highlighted else { return }
        highlighted = nil
        view.elements.cell(key)?.isHighlighted = false
        delegate?.collectionView(view, didUnhighlightItemAt: view.order.dataPath(of: key))
    }

    /// A key does to an item what a tap would.
    func tapByKey(_ key: ElementKey, with modifiers: UIKeyModifierFlags) {
        guard highlighted == nil, highlight(key) else { return }
        if let key = highlighted { choose(key, with: modifiers) }
        unhighlight()
    }

    /// The item whose cell the touch began on.
    private func item(under touch: UITouch) -> ElementKey? {
        touch.view.flatMap(view.elements.cell(around:))?.element
    }
}
