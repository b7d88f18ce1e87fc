import CollectionEngine
import Foundation

/// Turns a tap into a selection: follows a finger or the mouse on a cell, from touch down to touch up (R600).
@MainActor final class ItemHighlight: CollectionPart {
    /// The highlighted item.
    @exclusivity(unchecked) private(set) var item: ElementKey?
    /// The touch that highlights it; nil for a key.
    private weak var touch: UITouch?

    func touchesBegan(_ touches: Set<UITouch>) {
        guard item == nil, let touch = touches.first, let key = itemUnder(touch), begin(at: key) else { return }
        self.touch = touch
    }

    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        defer { end() }
        // A finger that slid off the cell selects nothing.
        guard let key = item, let cell = view.elements.cell(key),
            cell.point(inside: touch.location(in: cell), with: event)
        else { return }
        if touch.type == .indirectPointer { view.focus.takeClicked(key) }
        guard let key = item else { return }
        view.choosing.choose(key, with: event?.modifierFlags ?? [])
    }

    func touchesCancelled(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch) else { return }
        end()
    }

    /// Highlights an item. Returns false if the delegate doesn't allow that; then nothing else happens to the item.
    private func begin(at key: ElementKey) -> Bool {
        let view = view
        guard view.selection.rules.isAllowed else { return false }
        let path = view.order.dataPath(of: key)
        let before = view.selection.placeChanges
        guard delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true, view.selection.placeChanges == before
        else { return false }
        item = key
        view.elements.cell(key)?.isHighlighted = true
        delegate?.collectionView(view, didHighlightItemAt: path)
        return true
    }

    /// Ends highlighting, because the finger is gone or does something else now.
    func end() {
        touch = nil
        guard let key = item else { return }
        item = nil
        view.elements.cell(key)?.isHighlighted = false
        delegate?.collectionView(view, didUnhighlightItemAt: view.order.dataPath(of: key))
    }

    /// Does with a key what a tap on the item does.
    func tapByKey(at key: ElementKey, with modifiers: UIKeyModifierFlags) {
        guard item == nil, begin(at: key) else { return }
        if let key = item { view.choosing.choose(key, with: modifiers) }
        end()
    }

    /// The item whose cell the touch began on.
    private func itemUnder(_ touch: UITouch) -> ElementKey? {
        touch.view.flatMap(view.elements.cell(around:))?.element
    }

    /// Forgets the item, because all data was reloaded.
    func forget() { item = nil }

    override func follow(_ movement: ElementMovement) { item = item.flatMap(movement.newKeyOfItem) }
}
