import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

/// The views on screen: which view shows which element, and which views are disappearing.
///
/// Only this part adds an element's view to the collection view or removes it. ``RangeDisplay`` and
/// ``CandidateDisplay`` decide what is visible. ``ViewSupply`` creates views, and keeps them while they are out of
/// view.
@MainActor final class ShownElements: CollectionPart {
    // Exclusivity isn't checked at run time: these change for each cell that enters or leaves, and never while the
    // app's code runs.

    private let shown = ShownViews()
    /// Views that are disappearing with a movement.
    @exclusivity(unchecked) private var departures = Departures()
    /// The element whose view is being created, so that `dequeue…` needn't ask the layout for it again.
    @exclusivity(unchecked) private(set) var pending: PendingElement?

    // MARK: Views by element

    subscript(key: ElementKey) -> UICollectionReusableView? { shown[key] }

    func cell(_ key: ElementKey) -> UICollectionViewCell? { shown[key] as? UICollectionViewCell }

    var count: Int { shown.count }

    /// All shown views, in no particular order.
    var views: [UICollectionReusableView] { shown.values }

    /// The shown views that fulfil a condition, in no particular order.
    func views(where isWanted: @MainActor (UICollectionReusableView) -> Bool) -> [UICollectionReusableView] {
        shown.values(where: isWanted)
    }

    /// The keys of all shown elements, in no particular order.
    var keys: [ElementKey] { shown.keys }

    /// The keys that fulfil a condition, ordered by kind, section and item.
    func keys(where isWanted: @MainActor (ElementKey) -> Bool) -> [ElementKey] { shown.sortedKeys(where: isWanted) }

    /// The keys that are in neither of two lists, in order.
    func keys(outside items: VisibleRanges, _ others: [ElementKey]) -> [ElementKey] {
        shown.keys(outside: items, others)
    }

    /// The keys of one kind of supplementary view, in order.
    func keys(ofKind name: String) -> [ElementKey] {
        guard let kind = view.supply.registrations.knownKind(named: name) else { return [] }
        return shown.sortedKeys { $0.kind == kind }
    }

    /// The shown cells, in the order of their items.
    var visibleCells: [UICollectionViewCell] { shown.sortedKeys { $0.isCell }.compactMap(cell) }

    func supplementaryView(ofKind name: String, at path: IndexPath) -> UICollectionReusableView? {
        guard let kind = view.supply.registrations.knownKind(named: name) else { return nil }
        return ElementKey(kind: kind, path: path).flatMap { shown[$0] }
    }

    /// The item that a cell is configured for, whether it's visible or kept out of view.
    func item(of cell: UICollectionViewCell) -> ElementKey? {
        if let key = cell.element, shown[key] === cell { return key.kind == .cell ? key : nil }
        return view.supply.key(ofFilled: cell)
    }

    /// This collection view's own cell that contains a view. nil for views elsewhere, and for a cell that is a
    /// supplementary view.
    func cell(around inner: UIView) -> UICollectionViewCell? {
        let view = view
        var ancestor: UIView? = inner
        while let current = ancestor, current !== view {
            if current.superviewStorage === view {
                guard let cell = current as? UICollectionViewCell, cell.isItem else { return nil }
                return cell
            }
            ancestor = current.superviewStorage
        }
        return nil
    }

    // MARK: Adding views

    /// Gets the view of an element from the data source or the layout, checks it, and shows it.
    func makeView(of element: PendingElement, _ partners: PassPartners) {
        guard !partners.areReplaced else { return makeView(of: element, PassPartners(partners.view)) }
        // A view that comes into view appears at its place. Only views that were visible before move.
        guard !LayerActions.areViewsAnimated else {
            return UIView.performWithoutAnimation { makeView(of: element, partners) }
        }
        let key = element.key
        let path = key.path
        guard key.isCell else {
            let outer = pending
            pending = element
            let made = viewFromOutside(for: element, at: path, partners)
            pending = outer
            if let made { bringIntoView(made, element, at: path, partners.view) }
            return
        }
        if let source = partners.dataSource { makeCell(of: element, at: path, source, partners) }
    }

    /// Creates and shows a cell. The caller passes the data source, because reading it from the collection view for
    /// each cell would retain it each time.
    func makeCell(
        of element: PendingElement, at path: IndexPath, _ source: any UICollectionViewDataSource,
        _ partners: PassPartners
    ) {
        guard !LayerActions.areViewsAnimated else {
            return UIView.performWithoutAnimation { makeCell(of: element, at: path, source, partners) }
        }
        let view = partners.view
        let key = element.key
        if partners.supply.mayHaveFilledCell(key), showFilledCell(element, at: path, partners) { return }
        let outer = pending
        pending = element
        let asked = partners.handMovement.lifted == nil ? path : view.order.dataPath(of: key)
        finish(ProviderCalls.cell(at: asked, from: source, view), key, at: asked, within: outer, partners)
    }

    /// Checks and shows the cell that the data source returned.
    @inline(__always)
    private func finish(
        _ cell: UICollectionViewCell, _ key: ElementKey, at path: IndexPath, within outer: PendingElement?,
        _ partners: PassPartners
    ) {
        if pending?.ticket != cell.ticket { failOnForeignCell(cell, at: path) }
        pending = outer
        bringIntoView(cell, key, at: path, partners)
    }

    /// Shows a cell that is configured already. Returns false if there is none for this item.
    private func showFilledCell(_ element: PendingElement, at path: IndexPath, _ partners: PassPartners) -> Bool {
        let view = partners.view
        let key = element.key
        guard let cell = partners.supply.takeFilledCell(key) else { return false }
        cell.isInPool = false
        if partners.updates.runningMovements > 0 { cell.layerStorage.finishViewAnimations() }
        if let attributes = element.attributes {
            if !cell.has(attributes) { cell.take(attributes) }
        } else {
            let storage = AttributesStorage(
                key.item, in: key.section, frame: element.frame, zIndex: element.zIndex, extras: nil)
            if !cell.has(storage) {
                cell.take(key.item, in: key.section, frame: element.frame, zIndex: element.zIndex, extras: nil)
            }
        }
        // A cell kept out of view is hidden, which its unchanged attributes don't show.
        if cell.isHidden { cell.isHidden = false }
        if view.listRows.concern(cell) { view.listRows.tell(cell, key, view) }
        view.trace.cellsShownAgain += 1
        bringIntoView(unsafeDowncast(cell, to: UICollectionViewCell.self), key, at: path, partners)
        return true
    }

    /// Shows a configured cell.
    @inline(__always)
    private func bringIntoView(
        _ cell: UICollectionViewCell, _ key: ElementKey, at path: IndexPath, _ partners: PassPartners
    ) {
        let view = partners.view
        cell.element = key
        if !cell.isDirectly(in: view) { add(cell, to: view) }
        let isMoved = view.mirror.isOn || view.sectionScrolling.areSome
        guard partners.hasDelegate || partners.areReplaced || isMoved || view.sizing.isAsking else {
            prepareForDisplay(cell, key, in: view)
            return shown.insert(consume cell, for: key)
        }
        shown.insert(cell, for: key)
        if isMoved { view.mirror.place(cell) }
        if view.sizing.isAsking { view.sizing.ask(cell, view) }
        prepareForDisplay(cell, key, in: view)
        let delegate = partners.areReplaced ? view.delegate : partners.delegate
        delegate?.collectionView(view, willDisplay: cell, forItemAt: path)
    }

    /// Shows a supplementary or decoration view.
    private func bringIntoView(
        _ made: UICollectionReusableView, _ element: PendingElement, at path: IndexPath, _ view: UICollectionView
    ) {
        made.element = element.key
        if !made.isDirectly(in: view) { add(made, to: view) }
        shown.insert(made, for: element.key)
        if view.mirror.movesViews { view.mirror.place(made) }
        if view.sizing.isAsking { view.sizing.ask(made, view) }
        let kinds = view.supply.registrations
        guard !kinds.isDecoration(element.key.kind) else { return }
        made.isAccessibilityOutOfDate = true
        view.readers.haveNews()
        view.delegate?.collectionView(
            view, willDisplaySupplementaryView: made, forElementKind: kinds.name(of: element.key.kind), at: path)
    }

    /// Adds a view above the other cells and below the scroll indicators.
    private func add(_ new: UICollectionReusableView, to view: UICollectionView) {
        view.insertSubview(new, at: view.subviewsStorage.count - view.indicators.countInView)
    }

    private func prepareForDisplay(_ cell: UICollectionViewCell, _ key: ElementKey, in view: UICollectionView) {
        let (selection, focus) = (view.selection, view.focus)
        let isSelected = !selection.items.isEmpty && selection.items.contains(key)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let highlighted = view.highlight.item
        let isHighlighted = highlighted != nil && highlighted == key
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        let hasFocus = focus.item != nil && focus.item == key
        if cell.hasKeyboardFocus != hasFocus { hasFocus ? focus.give(to: cell) : focus.take(from: cell) }
        cell.showSelectability(selection.rules.isAllowed)
        // The cell's position among all items changed. It is looked up once, when the frame is sent.
        cell.isAccessibilityOutOfDate = true
        view.readers.haveNews()
    }

    private func viewFromOutside(
        for element: PendingElement, at path: IndexPath, _ partners: PassPartners
    ) -> UICollectionReusableView? {
        let view = partners.view
        let kind = view.supply.registrations.name(of: element.key.kind)
        guard !view.supply.registrations.isDecoration(element.key.kind) else {
            let made = view.supply.dequeueDecorationView(ofKind: kind, for: path)
            if made == nil { reportUnregisteredDecoration(kind) }
            return made
        }
        let made = partners.dataSource.flatMap { source in
            ProviderCalls.supplementaryView(ofKind: kind, at: path, from: source, view)
        }
        checkSupplementaryView(made, kind: kind, at: path)
        return made
    }

    /// Creates the cell of an item that will come into view soon: configured, hidden, and not shown yet (R110).
    func prepareCell(of element: PendingElement, from source: any UICollectionViewDataSource) -> UICollectionViewCell {
        let view = view
        let path = IndexPath(item: element.key.item, section: element.key.section)
        pending = element
        let cell = ProviderCalls.cell(at: path, from: source, view)
        if pending?.ticket != cell.ticket { failOnForeignCell(cell, at: path) }
        pending = nil
        if !cell.isDirectly(in: view) { add(cell, to: view) }
        cell.isHidden = true
        cell.isInPool = true
        return cell
    }

    /// Called when a view was dequeued while the data source was asked for the pending element.
    func wasDequeued(_ dequeued: UICollectionReusableView) {
        let isFirst = pending?.ticket == PendingElement.notDequeued
        pending?.ticket = isFirst ? dequeued.takeTicket() : PendingElement.dequeuedTwice
    }

    // MARK: Removing views

    /// Removes the view of an element from the screen and keeps it for reuse.
    func hide(_ key: ElementKey, _ partners: PassPartners) {
        guard !partners.areReplaced else { return hide(key, PassPartners(partners.view)) }
        guard let gone = shown.remove(key) else { return }
        let view = partners.view
        guard partners.handMovement.lifted == nil else {
            return retire(gone, lastKey: view.order.dataKey(of: key), partners)
        }
        key.isCell && partners.supply.keepsFilledCells
            ? keep(gone, key, partners) : retire(gone, lastKey: key, partners)
    }

    /// Hides a view. During a movement, lets it leave together with the others.
    func hideOrLeave(_ key: ElementKey, _ partners: PassPartners) {
        if let leaving = shown[key], partners.handMovement.isLifted(leaving) { return }
        guard let movement = partners.updates.movement, movement.isSurvivor(key), let old = movement.oldKey(key) else {
            return hide(key, partners)
        }
        guard let leaving = shown.remove(key) else { return }
        movement.leave(leaving, old, to: key)
    }

    /// Returns a view to the reuse pool.
    ///
    /// - Parameter key: The element that the view showed, as the delegate knows it.
    @inline(__always)
    func retire(_ owned: consuming UICollectionReusableView, lastKey key: ElementKey, _ partners: PassPartners) {
        let gone = consume owned
        let view = partners.view
        endShowing(gone, isCell: key.isCell, in: view)
        let shelf = gone.shelf
        guard partners.hasDelegate, let delegate = partners.delegate else {
            return partners.supply.putBack(consume gone, on: shelf)
        }
        partners.supply.putBack(gone, on: shelf)
        let path = key.path
        if key.isCell {
            let cell = unsafeDowncast(gone, to: UICollectionViewCell.self)
            delegate.collectionView(view, didEndDisplaying: cell, forItemAt: path)
        } else if !view.supply.registrations.isDecoration(key.kind) {
            delegate.collectionView(
                view, didEndDisplayingSupplementaryView: gone,
                forElementOfKind: view.supply.registrations.name(of: key.kind), at: path)
        }
    }

    /// Keeps a configured cell that went out of view and may come back.
    @inline(__always)
    private func keep(_ owned: consuming UICollectionReusableView, _ key: ElementKey, _ partners: PassPartners) {
        let gone = consume owned
        let view = partners.view
        endShowing(gone, isCell: true, in: view)
        let shelf = gone.shelf
        guard partners.hasDelegate, let delegate = partners.delegate else {
            return partners.supply.keepFilled(consume gone, for: key, on: shelf)
        }
        partners.supply.keepFilled(gone, for: key, on: shelf)
        delegate.collectionView(
            view, didEndDisplaying: unsafeDowncast(gone, to: UICollectionViewCell.self),
            forItemAt: IndexPath(item: key.item, section: key.section))
    }

    @inline(__always)
    private func endShowing(_ gone: UICollectionReusableView, isCell: Bool, in view: UICollectionView) {
        gone.element = nil
        if gone.isDeparting { gone.isDeparting = false }
        gone.isInPool = true
        guard isCell else { return }
        let cell = unsafeDowncast(gone, to: UICollectionViewCell.self)
        if cell.isHighlighted { cell.isHighlighted = false }
        if cell.hasKeyboardFocus { view.focus.take(from: cell) }
    }

    /// Returns all views to the reuse pool, because all data was reloaded.
    func hideAll() {
        let view = view
        view.supply.forgetFilledCells()
        for key in shown.keys.sorted().reversed() {
            if let gone = shown.remove(key) { retire(gone, lastKey: view.order.dataKey(of: key), PassPartners(view)) }
        }
        view.ranges.forget()
    }

    /// Hides views that wait for reuse. They stay subviews: removing and adding them again would cost more.
    func hideLeftovers(_ view: UICollectionView) {
        var leftovers: [UICollectionReusableView] = []
        view.supply.settle(shownCount: shown.count) { leftovers.append($0) }
        for gone in leftovers where gone.isInPool && !gone.isHidden { gone.isHidden = true }
    }

    // MARK: Movements

    /// Whether any view is disappearing.
    var areSomeDeparting: Bool { !departures.isEmpty }

    var departing: [UICollectionReusableView] { departures.all.map(\.view) }

    func depart(_ departure: Departures.Departure) {
        departure.view.element = nil
        departure.view.isDeparting = true
        departures.add(departure)
    }

    /// Prevents a disappearing view from coming back, because its content is out of date.
    func forgetDeparting(_ key: ElementKey) { departures.keepOut(key) }

    /// Returns views that have disappeared to the reuse pool.
    ///
    /// - Parameter movement: The number of the movement they left with; nil for all.
    func endDepartures(of movement: Int?) {
        guard !departures.isEmpty else { return }
        let partners = PassPartners(view)
        for departure in departures.end(of: movement) {
            retire(departure.view, lastKey: departure.lastKey, partners)
        }
        hideLeftovers(partners.view)
    }

    /// Returns the disappearing view of an element that is visible again.
    func takenBack(_ key: ElementKey) -> UICollectionReusableView? {
        let view = view
        if let back = view.updates.movement?.takeBack(key) {
            shown.insert(back, for: key)
            return back
        }
        guard !departures.isEmpty, let back = departures.takeBack(key) else { return nil }
        back.element = key
        back.isDeparting = false
        shown.insert(back, for: key)
        view.updates.movement?.comeBack(back, key)
        // Its selection and highlight are those of the time when it left.
        if let cell = back as? UICollectionViewCell { prepareForDisplay(cell, key, in: view) }
        if view.listRows.concern(back) { view.listRows.tell(back, key, view) }
        return back
    }

    /// Gives every view the new key of its element. Views of deleted elements leave.
    override func follow(_ movement: ElementMovement) {
        departures.follow(movement.newKey)
        var gone: [(key: ElementKey, view: UICollectionReusableView)] = []
        shown.rename { key in
            movement.newKey(key)
        } _: { new, following in
            following.element = new
            following.isAccessibilityOutOfDate = true
            movement.survive(new)
        } _: { key, leaving in
            gone.append((key, leaving))
        }
        view.focus.cellsShowOtherItems()
        if gone.count > 1 { gone.sort { $0.key < $1.key } }
        for (key, leaving) in gone { leave(leaving, key, movement) }
    }

    /// Removes the view of an element that the layout no longer has, although its section stays.
    func takeOut(_ key: ElementKey, _ oldKey: ElementKey, _ movement: ElementMovement) {
        if let gone = shown.remove(key) { leave(gone, oldKey, movement) }
    }

    /// Removes the previous layout's decoration views, except those of a kind for which the new layout registered the
    /// same class or XIB.
    ///
    /// - Parameter movement: The change of layout that animates their removal; nil removes them at once.
    func takeOutDecorationsOfOtherLayouts(_ movement: ElementMovement?) {
        let supply = view.supply
        let kinds = supply.registrations
        for key in shown.sortedKeys(where: { kinds.isDecoration($0.kind) }) {
            guard let old = shown[key], supply.isOfOtherLayout(old, key.kind), let gone = shown.remove(key) else {
                continue
            }
            guard let movement else {
                retire(gone, lastKey: key, PassPartners(view))
                continue
            }
            movement.replace(key)
            leave(gone, key, movement)
        }
        guard !departures.isEmpty else { return }
        departures.keepOut { key, leaving in
            kinds.isDecoration(key.kind) && supply.isOfOtherLayout(leaving, key.kind)
        }
    }

    /// Removes a view: with the movement in progress, or at once.
    private func leave(_ gone: UICollectionReusableView, _ oldKey: ElementKey, _ movement: ElementMovement) {
        movement.keepsStates
            ? movement.leave(gone, oldKey, to: nil) : retire(gone, lastKey: oldKey, PassPartners(view))
    }

    override func checkInvariants(_ report: (String) -> Void) {
        let view = view
        for key in shown.keys {
            guard let own = shown[key] else { continue }
            if own.element != key { report("the view of \(key) says that it shows \(String(describing: own.element))") }
            if own.isInPool { report("the view of \(key) waits to be reused as well") }
            if view.supply.filledCell(key) != nil { report("\(key) is shown and kept out of sight") }
        }
        for departure in departures.all where departure.key.map({ shown[$0] != nil }) == true {
            report("\(departure.key!) is shown while its view leaves")
        }
        if pending != nil, !view.pass.isLayingOut { report("a view is being made outside of a pass") }
    }
}

extension UICollectionViewCell {
    func showSelectability(_ isAllowed: Bool) {
        guard isSelectable != isAllowed else { return }
        isSelectable = isAllowed
        updateAccessibility()
    }
}

extension ShownElements: CustomReflectable {
    /// Empty: a test that fails describes values part by part, and would follow the reference of a ``PendingElement``
    /// that is no longer valid.
    nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }
}
