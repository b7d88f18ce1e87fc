import CollectionEngine
import CoreGraphics
import Foundation

/// The rows that a person swipes aside for their actions. At most one is open.
///
/// The row's cell is shifted, and the buttons are in the space beside it. The row closes when content scrolls, when a
/// person touches anything else, when an action has been performed, and on `reloadData()`. If its item is deleted
/// meanwhile, the cell leaves to the side.
@MainActor final class RowSwipes: CollectionPart {
    private var gesture: RowSwipeGesture?
    /// Read at every touch and every scroll step.
    @exclusivity(unchecked) private var row: OpenRow?
    /// What the drag that is about to begin would open.
    private var candidate: OpenRow?

    /// Whether a row is open, opening or dragged.
    var isOpen: Bool { row != nil }

    /// Whether this row is the open one.
    func isOpen(_ key: ElementKey) -> Bool { row?.key == key && key.isCell }

    enum Side { case leading, trailing }

    /// A swiped row.
    private struct OpenRow {
        var key: ElementKey
        /// The swiped cell, kept so that its swipe can be closed after an update takes its item out of view.
        let cell: UICollectionViewCell
        let actions: SwipeActionsView
        let physics: SwipePhysics
        /// How far the cell is shifted away from the buttons' edge, in points.
        var shift: CGFloat = 0
        /// The shift at the beginning of the current drag, in points.
        var start: CGFloat = 0
        /// The number of the handler call whose completion closes the row.
        var running = 0
    }
    private var lastRun = 0

    // MARK: Rows that can be swiped

    /// Adds the gesture recogniser when the layout gets its first list.
    func listsDidChange(_ view: UICollectionView) {
        guard gesture == nil, view.listRows.areSome else { return }
        let made = RowSwipeGesture(for: view)
        gesture = made
        view.addGestureRecognizer(made.recognizer)
        // The recogniser comes before the one that scrolls, so that a sideways drag doesn't scroll.
        guard let recognizers = view.gestureRecognizers else { return }
        view.gestureRecognizers = [made.recognizer] + recognizers.dropLast()
    }

    /// Whether a drag at this point swipes a row. Asks the app for the row's actions.
    func mayBegin(at point: CGPoint, isLeftward: Bool) -> Bool {
        let view = view
        candidate = nil
        guard !view.isEditing, view.handMovement.lifted == nil, view.listRows.areSome else { return false }
        if let row, let cell = view.elements.cell(row.key), area(of: cell).contains(point) { return true }
        guard let path = view.indexPathForItem(at: point) else { return false }
        let key = view.order.shownKey(ofData: path)
        candidate = openRow(key, isLeftward == view.isRightToLeft ? .leading : .trailing, view)
        return candidate != nil
    }

    /// The row's frame in the layout, joined with the shifted cell.
    private func area(of cell: UICollectionViewCell) -> CGRect {
        guard let attributes = cell.appliedAttributes else { return cell.frame }
        return view.mirror.flipped(attributes.frame).union(cell.frame)
    }

    /// Returns the swipe actions that the app provides for a row at this side, or nil if there are none.
    private func offer(
        _ key: ElementKey, _ side: Side, _ view: UICollectionView
    ) -> (configuration: UISwipeActionsConfiguration, cell: UICollectionViewCell)? {
        guard let list = view.layoutStorage.builtIn?.list(ofSection: key.section), let cell = view.elements.cell(key),
            let provider = side == .leading
                ? list.configuration.leadingSwipeActionsConfigurationProvider
                : list.configuration.trailingSwipeActionsConfigurationProvider,
            let configuration = provider(view.order.dataPath(of: key)), !configuration.actions.isEmpty,
            // The app may have changed anything during the call.
            view.elements.cell(key) === cell
        else { return nil }
        return (configuration, cell)
    }

    /// Returns a closed row with its buttons, or nil if it has no actions.
    private func openRow(_ key: ElementKey, _ side: Side, _ view: UICollectionView) -> OpenRow? {
        guard let (configuration, cell) = offer(key, side, view) else { return nil }
        let width = cell.bounds.width
        let actions = SwipeActionsView(
            configuration.actions, isLeft: (side == .leading) != view.isRightToLeft, height: cell.bounds.height,
            most: width * SwipeMetrics.mostShare)
        if actions.buttons.count < configuration.actions.count { reportTooMany(configuration, actions) }
        let physics = SwipePhysics(
            reveal: actions.wantedWidth, rowWidth: width,
            hasFullSwipe: configuration.performsFirstActionWithFullSwipe)
        return OpenRow(key: key, cell: cell, actions: actions, physics: physics)
    }

    // MARK: Swiping

    func begin() {
        guard let candidate else {
            row?.start = row?.shift ?? 0
            return
        }
        self.candidate = nil
        show(candidate)
    }

    /// Shows the buttons of a row. Closes the row that is open.
    private func show(_ new: OpenRow) {
        close(animated: true)
        let view = view
        row = new
        for button in new.actions.buttons {
            button.addAction(
                UIAction { [weak view, weak button] _ in
                    if let button { view?.swipes.perform(button) }
                }, for: .touchUpInside)
        }
        UIView.performWithoutAnimation {
            view.insertSubview(new.actions, at: 0)
            place(view)
        }
        view.elements.cell(new.key)?.listState.set(.swiped, true)
    }

    /// - Parameter way: How far the finger has moved to the right since the drag began, in points.
    func follow(way: CGFloat) {
        guard var row else { return }
        let finger = row.start + (row.actions.isLeft ? way : -way)
        row.shift = row.physics.shift(forFinger: finger)
        self.row = row
        row.actions.isFull = row.physics.isFull(finger)
        UIView.performWithoutAnimation { place(view) }
    }

    func end(way: CGFloat, velocity: CGFloat) {
        guard let row else { return }
        let sign: CGFloat = row.actions.isLeft ? 1 : -1
        switch row.physics.rest(afterFinger: row.start + sign * way, velocity: sign * velocity) {
        case .closed: close(animated: true)
        case .open: settle(at: row.physics.reveal)
        case .full:
            settle(at: row.physics.rowWidth)
            perform(row.actions.buttons[0])
        }
    }

    private func settle(at shift: CGFloat) {
        row?.shift = shift
        row?.start = shift
        UIView.animate(
            withDuration: SwipeMetrics.settling, delay: 0, usingSpringWithDamping: SwipeMetrics.damping,
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.place(self.view) })
    }

    /// Opens a row without a drag. Returns false if it has no actions.
    @discardableResult
    func open(_ key: ElementKey, _ side: Side) -> Bool {
        guard let new = openRow(key, side, view) else { return false }
        open(new)
        return true
    }

    private func open(_ new: OpenRow) {
        show(new)
        settle(at: new.physics.reveal)
    }

    // MARK: Closing

    func close(animated: Bool) {
        guard let row else { return }
        self.row = nil
        let view = view
        let cell = view.elements.cell(row.key)
        (cell ?? row.cell).listState.set(.swiped, false)
        row.actions.isUserInteractionEnabled = false
        guard animated, view.window != nil else {
            if let cell { view.mirror.place(cell) }
            return row.actions.removeFromSuperview()
        }
        UIView.animate(
            withDuration: SwipeMetrics.settling, delay: 0, usingSpringWithDamping: SwipeMetrics.damping,
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                if let cell {
                    view.mirror.place(cell)
                    row.actions.frame = self.room(of: cell, shift: 0, row)
                }
                row.actions.layoutIfNeeded()
            },
            completion: { _ in row.actions.removeFromSuperview() })
    }

    /// Whether a touch does nothing but close the open row, because it isn't on the row's buttons.
    func takesTouch(on hit: UIView) -> Bool {
        guard let row else { return false }
        return !hit.isDescendant(of: row.actions)
    }

    /// Closes the row at once, because all data was reloaded.
    func forget() { close(animated: false) }

    /// Closes the row, because content scrolls.
    func contentMoves() { if isOpen { close(animated: true) } }

    // MARK: Performing actions

    private func perform(_ button: SwipeButton) {
        guard row?.actions.buttons.contains(button) == true else { return }
        perform(button.action, from: button)
    }

    private func perform(_ action: UIContextualAction, from source: UIView) {
        lastRun += 1
        let run = lastRun
        row?.running = run
        action.handler(action, source) { [weak view] _ in
            guard let view, view.swipes.row?.running == run else { return }
            view.swipes.close(animated: true)
        }
    }

    /// Performs the row's first destructive action for the delete key. Returns false if there is none.
    func deleteByKey(_ key: ElementKey) -> Bool {
        perform(of: key, at: .trailing) { $0.style == .destructive }
    }

    /// Opens the row and performs its first matching action at this side.
    private func perform(of key: ElementKey, at side: Side, first matches: (UIContextualAction) -> Bool) -> Bool {
        let view = view
        guard !view.isEditing, let new = openRow(key, side, view),
            let action = new.actions.offered.first(where: matches)
        else { return false }
        open(new)
        perform(action, from: new.actions.buttons.first { $0.action === action } ?? new.actions)
        return true
    }

    // MARK: Screen readers

    /// The names of the row's swipe actions, those of the trailing edge first.
    func actionNames(of key: ElementKey) -> [String] {
        let view = view
        guard !view.isEditing else { return [] }
        return [Side.trailing, .leading].flatMap { side in
            offer(key, side, view)?.configuration.actions.map(\.spokenName) ?? []
        }
    }

    func performAction(named name: String, of key: ElementKey) -> Bool {
        let isDone = [Side.trailing, .leading].contains { side in perform(of: key, at: side) { $0.spokenName == name } }
        view.elements.cell(key)?.updateAccessibility()
        return isDone
    }

    // MARK: Frames

    /// Shifts the open row's cell from its place in the layout. Closes the row if its cell is gone, or isn't in a list
    /// any more after an update or another layout.
    func place(_ view: UICollectionView) {
        guard let row else { return }
        guard let cell = view.elements.cell(row.key), isInList(row, view) else { return close(animated: false) }
        shift(cell, by: row.shift, row)
        row.actions.frame = room(of: cell, shift: row.shift, row)
        row.actions.layoutIfNeeded()
    }

    private func isInList(_ row: OpenRow, _ view: UICollectionView) -> Bool {
        view.layoutStorage.builtIn?.list(ofSection: row.key.section) != nil
    }

    private func shift(_ cell: UICollectionViewCell, by shift: CGFloat, _ row: OpenRow) {
        view.mirror.place(cell)
        cell.center.x += row.actions.isLeft ? shift : -shift
    }

    private func room(of cell: UICollectionViewCell, shift: CGFloat, _ row: OpenRow) -> CGRect {
        guard let attributes = cell.appliedAttributes else { return .zero }
        let whole = view.mirror.flipped(attributes.frame)
        let width = max(shift, 0)
        return CGRect(
            x: row.actions.isLeft ? whole.minX : whole.maxX - width, y: whole.minY, width: width, height: whole.height)
    }

    /// The open row follows its item. If the item was deleted, the cell leaves to the side and the buttons fade out.
    override func follow(_ movement: ElementMovement) {
        guard let row else { return }
        if let key = movement.newKey(row.key) {
            self.row?.key = key
            return
        }
        self.row = nil
        if let cell = view.elements.cell(row.key) {
            let isLeft = row.actions.isLeft != view.mirror.isOn
            cell.sectionShift.x = isLeft ? -cell.bounds.width : cell.bounds.width
        }
        row.actions.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: UpdateTiming.duration, animations: { row.actions.alpha = 0 },
            completion: { _ in row.actions.removeFromSuperview() })
    }

    override func checkInvariants(_ report: (String) -> Void) {
        guard let row else { return }
        if view.elements.cell(row.key) == nil { report("a row is open that is not shown: \(row.key)") }
        if view.pass.isLaidOut, !isInList(row, view) { report("a row is open that is in no list: \(row.key)") }
    }

    // MARK: Mistakes

    private func reportTooMany(_ configuration: UISwipeActionsConfiguration, _ actions: SwipeActionsView) {
        Diagnostics.warnOnce(
            "too-many-swipe-actions", of: "\(type(of: view.layoutStorage))",
            """
            A row has \(configuration.actions.count) swipe actions, and there is room for \(actions.buttons.count) of \
            them; the row doesn't show the others.
              expected       as many as fit beside each other, about three on a phone
              likely cause   long titles, or too many actions
              try            images instead of titles, or one action that presents a list of the others
            """)
    }
}
