import CollectionEngine
import CoreGraphics
import Foundation

/// Tells the views of lists what their list makes of them: rows, headers, footers and what is behind them.
@MainActor final class ListRows: CollectionPart {
    /// Whether there are lists. Looked at for each cell that comes into view.
    @exclusivity(unchecked) private(set) var areSome = false

    /// Whether nothing was in view when views began to be made and moved.
    private var beganEmpty = false

    /// Called after the layout was prepared and before views are created and moved: lists may have appeared or disappeared.
    func update(_ view: UICollectionView) {
        let areSome = view.layoutStorage.builtIn?.hasLists ?? false
        guard areSome || self.areSome else { return }
        beganEmpty = view.elements.count == 0
        self.areSome = areSome
        view.swipes.listsDidChange(view)
        // Nothing is a list any more.
        if !areSome { for shown in view.elements.views { shown.leaveList() } }
    }

    /// Whether the view is to be told: it comes into a list, or comes from one. Asked for each cell that comes into view.
    @inline(__always)
    func concern(_ shown: UICollectionReusableView) -> Bool { areSome || shown.handedDown.contains(.list) }

    /// Tells the view of an element; before it is filled, so that who fills it finds it as it will be.
    func tell(_ shown: UICollectionReusableView, _ key: ElementKey, _ view: UICollectionView) {
        guard let list = view.layoutStorage.builtIn?.list(ofSection: key.section) else { return shown.leaveList() }
        if !key.isCell {
            if let background = shown as? ListBackgroundView { return background.show(list, in: view) }
            if view.supply.registrations.isDecoration(key.kind) { return shown.leaveList() }
        }
        shown.enter(
            list.row(at: place(of: key, in: list, view), view.order.dataPath(of: key)), isEditing: view.isEditing,
            isSwiped: view.swipes.isOpen(key))
    }

    private func place(of key: ElementKey, in list: ListSection, _ view: UICollectionView) -> ListRow.Place {
        guard key.isCell else {
            let isFooter =
                view.supply.registrations.name(of: key.kind) == UICollectionView.elementKindSectionFooter
            return ListRow.Place(role: isFooter ? .footer : .header)
        }
        let counts = view.itemCounts.known
        guard key.section < counts.sections else { return ListRow.Place() }
        return list.place(ofItem: key.item, of: counts.itemCount(inSection: key.section))
    }

    /// The layout or the data changed: rows may begin or end a group that didn't before.
    func tellAll(_ view: UICollectionView) {
        // Views that have just come into view were told then.
        guard areSome, !beganEmpty else { return }
        for shown in view.elements.views { if let key = shown.element { tell(shown, key, view) } }
    }

    /// Accessories for editing come in or go, animated.
    func editingDidChange(_ view: UICollectionView) {
        let isEditing = view.isEditing
        view.swipes.close(animated: true)
        let cells = view.elements.views.compactMap { $0 as? UICollectionViewCell }
        guard view.window != nil, UIView.areAnimationsEnabled else {
            for cell in cells { cell.editingDidChange(to: isEditing) }
            return
        }
        UIView.animate(
            withDuration: Self.editingDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                for cell in cells {
                    cell.editingDidChange(to: isEditing)
                    cell.layoutIfNeeded()
                }
            })
    }

    /// In seconds.
    static let editingDuration: TimeInterval = 0.3

    /// Headers and footers that stay in view, as the view is scrolled.
    func tellPinned(_ view: UICollectionView) {
        guard areSome, let builtIn = view.layoutStorage.builtIn, builtIn.isPinning else { return }
        for key in view.elements.keys(where: { !$0.isCell }) {
            guard let cell = view.elements[key] as? UICollectionViewCell else { continue }
            cell.listState.set(.pinned, builtIn.isPinned(key))
        }
    }
}
