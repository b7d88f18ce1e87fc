import CollectionEngine
import CoreGraphics
import Foundation

/// Gives views their rows in a list: cells, headers, footers and section backgrounds.
@MainActor final class ListRows: CollectionPart {
    /// Whether the layout has lists. Read for each cell that comes into view.
    @exclusivity(unchecked) private(set) var areSome = false

    /// Whether no view was visible when this layout pass began to create and move views.
    private var beganEmpty = false

    /// Finds out whether lists have appeared or disappeared. Called in each layout pass after `prepare()`, before views
    /// are created and moved.
    func update(_ view: UICollectionView) {
        let areSome = view.layoutStorage.builtIn?.hasLists ?? false
        guard areSome || self.areSome else { return }
        beganEmpty = view.elements.count == 0
        self.areSome = areSome
        view.swipes.listsDidChange(view)
        // The layout has no more lists.
        if !areSome { for shown in view.elements.views { shown.leaveList() } }
    }

    /// Whether a view needs ``tell(_:_:_:)``, because it enters or leaves a list. Read for each cell that comes into
    /// view.
    @inline(__always)
    func concern(_ shown: UICollectionReusableView) -> Bool { areSome || shown.handedDown.contains(.list) }

    /// Gives a view its row, before the data source configures the view, so that the data source finds it in its final
    /// state.
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

    /// Updates all rows after the layout or the data changed: a row may begin or end a group now.
    func tellAll(_ view: UICollectionView) {
        // Views that have just come into view are up to date.
        guard areSome, !beganEmpty else { return }
        for shown in view.elements.views { if let key = shown.element { tell(shown, key, view) } }
    }

    /// Shows and hides the accessories for editing, animated.
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

    /// The duration of the animation in seconds.
    static let editingDuration: TimeInterval = 0.3

    /// Updates which headers and footers are pinned, after scrolling.
    func tellPinned(_ view: UICollectionView) {
        guard areSome, let builtIn = view.layoutStorage.builtIn, builtIn.isPinning else { return }
        for key in view.elements.keys(where: { !$0.isCell }) {
            guard let cell = view.elements[key] as? UICollectionViewCell else { continue }
            cell.listState.set(.pinned, builtIn.isPinned(key))
        }
    }
}
