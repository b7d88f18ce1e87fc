import CollectionEngine
import Foundation

// A finger or the mouse on a cell, from its coming down to its lifting (R600).
extension UICollectionView {
    func beginHighlighting(_ touches: Set<UITouch>) {
        guard highlighted == nil, let touch = touches.first, let key = item(under: touch), highlight(key) else {
            return
        }
        highlightingTouch = touch
    }

    func endHighlighting(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = highlightingTouch, touches.contains(touch) else { return }
        defer { unhighlight() }
        // A finger that slid off the cell chooses nothing.
        guard let key = highlighted, let cell = cell(key), cell.point(inside: touch.location(in: cell), with: event)
        else { return }
        if touch.type == .indirectPointer { focusClickedItem(key) }
        guard let key = highlighted else { return }
        choose(key, with: event?.modifierFlags ?? [])
    }

    func cancelHighlighting(_ touches: Set<UITouch>) {
        guard let highlightingTouch, touches.contains(highlightingTouch) else { return }
        unhighlight()
    }

    /// Answers whether the delegate lets it be; where it does not, nothing else happens to the item.
    func highlight(_ key: ElementKey) -> Bool {
        guard selectionRules.isAllowed else { return false }
        let path = dataPath(of: key)
        let generation = itemGeneration
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true, generation == itemGeneration else {
            return false
        }
        highlighted = key
        cell(key)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    func unhighlight() {
        highlightingTouch = nil
        guard let key = highlighted else { return }
        highlighted = nil
        cell(key)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: dataPath(of: key))
    }

    /// A key does to an item what a tap would.
    func tapByKey(_ key: ElementKey, with modifiers: UIKeyModifierFlags) {
        guard highlighted == nil, highlight(key) else { return }
        if let key = highlighted { choose(key, with: modifiers) }
        unhighlight()
    }

    /// The item whose cell the touch began on.
    private func item(under touch: UITouch) -> ElementKey? {
        touch.view.flatMap(cellAround)?.element
    }

    /// This collection view's own cell that a view is in; nil for views elsewhere.
    func cellAround(_ view: UIView) -> UICollectionViewCell? {
        var ancestor: UIView? = view
        while let current = ancestor, current !== self {
            if current.superview === self {
                guard let cell = current as? UICollectionViewCell, cell.element != nil else { return nil }
                return cell
            }
            ancestor = current.superview
        }
        return nil
    }
}
