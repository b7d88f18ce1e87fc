import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    /// Asks for the view of one element, checks it, and puts it on screen.
    func makeView(of element: PendingElement, _ partners: PassPartners) {
        guard !partners.areReplaced(self) else { return makeView(of: element, PassPartners(self)) }
        // What comes into view is where it belongs; only what was there moves.
        guard !LayerActions.areViewsAnimated else {
            return UIView.performWithoutAnimation { makeView(of: element, partners) }
        }
        let key = element.key
        let path = IndexPath(item: key.item, section: key.section)
        let outer = pending
        guard key.isCell else {
            pending = element
            let view = viewFromOutside(for: element, at: path, partners)
            pending = outer
            if let view { finish(view, element, at: path) }
            return
        }
        if let source = partners.dataSource { makeCell(of: element, at: path, source, partners) }
    }

    /// The same, with the data source at hand: to take it out of where it is kept for each cell would retain it each time.
    func makeCell(
        of element: PendingElement, at path: IndexPath, _ source: any UICollectionViewDataSource,
        _ partners: PassPartners
    ) {
        guard !LayerActions.areViewsAnimated else {
            return UIView.performWithoutAnimation { makeCell(of: element, at: path, source, partners) }
        }
        let key = element.key
        if filledCells.mayHold(key), showFilledCell(element, at: path, partners) { return }
        let outer = pending
        pending = element
        guard handMovement.lifted == nil else {
            let path = order.dataPath(of: key)
            let cell = source.collectionView(self, cellForItemAt: path)
            return finish(cell, key, at: path, within: outer, partners)
        }
        finish(source.collectionView(self, cellForItemAt: path), key, at: path, within: outer, partners)
    }

    /// The data source has filled the cell.
    @inline(__always)
    private func finish(
        _ cell: UICollectionViewCell, _ key: ElementKey, at path: IndexPath, within outer: PendingElement?,
        _ partners: PassPartners
    ) {
        if pending?.ticket != cell.ticket { failOnForeignCell(cell, at: path) }
        pending = outer
        bringIntoView(cell, key, at: path, partners)
    }

    /// The cell is filled, and comes on screen.
    @inline(__always)
    func bringIntoView(
        _ cell: UICollectionViewCell, _ key: ElementKey, at path: IndexPath, _ partners: PassPartners
    ) {
        cell.element = key
        if !cell.isDirectly(in: self) { insertSubview(cell, at: indexAboveCells) }
        guard partners.hasDelegate || partners.areReplaced(self) || mirror.isOn || sizing.isAsking else {
            prepareForDisplay(cell, key)
            return shown.insert(consume cell, for: key)
        }
        shown.insert(cell, for: key)
        if mirror.isOn { mirror.place(cell) }
        if sizing.isAsking { askForPreferredSize(of: cell) }
        prepareForDisplay(cell, key)
        let delegate = partners.areReplaced(self) ? delegate : partners.delegate
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }

    private func finish(_ view: UICollectionReusableView, _ element: PendingElement, at path: IndexPath) {
        view.element = element.key
        if !view.isDirectly(in: self) { insertSubview(view, at: indexAboveCells) }
        shown.insert(view, for: element.key)
        if mirror.isOn { mirror.place(view) }
        if sizing.isAsking { askForPreferredSize(of: view) }
        guard !registrations.isDecoration(element.key.kind) else { return }
        view.isAccessibilityOutOfDate = true
        hasNewAccessibility = true
        delegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: registrations.name(of: element.key.kind),
            at: path)
    }

    /// Above the cells that are there and below the scroll indicators.
    var indexAboveCells: Int { subviews.count - indicators.countInView }

    func prepareForDisplay(_ cell: UICollectionViewCell, _ key: ElementKey) {
        let isSelected = !selection.items.isEmpty && selection.items.contains(key)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let isHighlighted = selection.highlighted != nil && selection.highlighted == key
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        let hasFocus = focus.item != nil && focus.item == key
        if cell.hasKeyboardFocus != hasFocus { hasFocus ? focus.give(to: cell) : focus.take(from: cell) }
        cell.showSelectability(of: self)
        // Its place among all items is another one; it is looked up once, when the frame is sent.
        cell.isAccessibilityOutOfDate = true
        hasNewAccessibility = true
    }

    private func viewFromOutside(
        for element: PendingElement, at path: IndexPath, _ partners: PassPartners
    ) -> UICollectionReusableView? {
        let kind = registrations.name(of: element.key.kind)
        guard !registrations.isDecoration(element.key.kind) else {
            let view = dequeueDecorationView(ofKind: kind, for: path)
            if view == nil { reportUnregisteredDecoration(kind) }
            return view
        }
        let view = partners.dataSource.flatMap { source in
            OptionalMethod.result { source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) }
        }
        checkSupplementaryView(view, kind: kind, at: path)
        return view
    }

    // MARK: Which view shows what

    func cell(_ key: ElementKey) -> UICollectionViewCell? { shown[key] as? UICollectionViewCell }

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

    // MARK: Out of sight

    /// Takes the view of an element off the screen and keeps it for reuse.
    func hide(_ key: ElementKey, _ partners: PassPartners) {
        guard !partners.areReplaced(self) else { return hide(key, PassPartners(self)) }
        guard let view = shown.remove(key) else { return }
        guard handMovement.lifted == nil else { return retire(view, lastKey: order.dataKey(of: key), partners) }
        key.isCell && keepsFilledCells ? keep(view, key, partners) : retire(view, lastKey: key, partners)
    }

    /// The same where a movement may take it there: it leaves along with the others.
    func hideOrLeave(_ key: ElementKey, _ partners: PassPartners) {
        if let view = shown[key], handMovement.isLifted(view) { return }
        guard let movement, movement.isSurvivor(key), let old = movement.oldKey(key) else { return hide(key, partners) }
        guard let view = shown.remove(key) else { return }
        movement.leave(view, old, to: key)
    }

    /// The view shows nothing any more and waits to be used again.
    ///
    /// - Parameter key: What it showed, as the delegate knows it.
    @inline(__always)
    func retire(_ owned: consuming UICollectionReusableView, lastKey key: ElementKey, _ partners: PassPartners) {
        let view = consume owned
        endShowing(view, isCell: key.isCell)
        let shelf = view.shelf
        guard partners.hasDelegate, let delegate = partners.delegate else { return pool.put(consume view, on: shelf) }
        pool.put(view, on: shelf)
        let path = IndexPath(item: key.item, section: key.section)
        if key.isCell {
            let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        } else if !registrations.isDecoration(key.kind) {
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: registrations.name(of: key.kind),
                at: path)
        }
    }

    @inline(__always)
    func endShowing(_ view: UICollectionReusableView, isCell: Bool) {
        view.element = nil
        if view.isDeparting { view.isDeparting = false }
        view.isInPool = true
        guard isCell else { return }
        let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
        if cell.isHighlighted { cell.isHighlighted = false }
        if cell.hasKeyboardFocus { focus.take(from: cell) }
    }

    func returnAllToPool() {
        forgetFilledCells()
        for key in shown.keys.sorted().reversed() {
            if let view = shown.remove(key) {
                retire(view, lastKey: handMovement.lifted == nil ? key : order.dataKey(of: key), PassPartners(self))
            }
        }
        visibleItems.removeAll()
        supplementary.removeAll(keepingCapacity: true)
    }

    /// Views in the pool stay where they are, hidden: taking them out and putting them in again would cost more.
    func hideLeftovers() {
        var leftovers: [UICollectionReusableView] = []
        // First, because those that are too many go into the pool.
        limitFilledCells()
        pool.settle { leftovers.append($0) }
        filledCells.settle { leftovers.append(unsafeDowncast($0, to: UICollectionReusableView.self)) }
        for view in leftovers where view.isInPool && !view.isHidden { view.isHidden = true }
    }

    // MARK: Mistakes

    func failOnForeignCell(_ cell: UICollectionViewCell, at path: IndexPath) -> Never {
        guard cell.reuseIdentifier == nil else { failOnForeignView(cell, "item \(path.plainText)", "cell") }
        Diagnostics.fail(
            """
            the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells \
            must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
            """,
            explanation: """
                  seen           \(type(of: cell)) for item \(path.plainText), made by its initialiser
                  likely cause   \(type(of: cell))() in place of dequeueReusableCell(withReuseIdentifier:for:)
                  try            register the class and dequeue it
                """)
    }

    /// - Parameters:
    ///   - element: what was asked for.
    ///   - noun: what kind of view.
    private func failOnForeignView(_ view: UICollectionReusableView, _ element: String, _ noun: String) -> Never {
        let isSecond = pending?.ticket == PendingElement.dequeuedTwice
        let seen =
            isSecond
            ? "a \(noun), after two of them were dequeued for it"
            : view.element != nil ? "a \(noun) that shows another item" : "a \(noun) dequeued for another path or view"
        Diagnostics.fail(
            """
            Expected dequeued view to be returned to the collection view in preparation for display. When the \
            collection view's data source is asked to provide a view for a given index path, ensure that a single view \
            is dequeued and returned to the collection view. Avoid dequeuing views without a request from the \
            collection view. For retrieving an existing view in the collection view, use -[UICollectionView \
            cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued \
            view: \(view); Collection view: \(self)
            """,
            explanation: """
                  seen           \(element) was answered with \(seen)
                  likely cause   \(isSecond
                    ? "the first one was thrown away for one with another identifier"
                    : "a \(noun) kept in a property, or dequeued for a path other than the one asked for")
                  try            \(isSecond
                    ? "find out which identifier it needs first, then dequeue once"
                    : "dequeue one \(noun) for the index path that was passed in, and return that")
                """)
    }

    private func checkSupplementaryView(_ view: UICollectionReusableView?, kind: String, at path: IndexPath) {
        if let view, pending?.ticket == view.ticket { return }
        if let view, pending?.ticket == PendingElement.dequeuedTwice {
            failOnForeignView(view, "\(kind) \(path.plainText)", "view")
        }
        Diagnostics.fail(
            """
            the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),\
            \(path.objectiveCText)) was not retrieved by calling \
            -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil \
            (\(view.map { "\($0)" } ?? "(null)"))
            """,
            explanation: """
                  seen           \(view.map { "\(type(of: $0))" } ?? "no view at all")
                  likely cause   \(view == nil
                    ? "the data source does not write collectionView(_:viewForSupplementaryElementOfKind:at:)"
                    : "the view was made by its initialiser, or dequeued for another path")
                  try            dequeue a view of this kind for this path, or give the layout no header or footer size
                """)
    }

    private func reportUnregisteredDecoration(_ kind: String) {
        Diagnostics.warnOnce(
            "unregistered-decoration", of: kind,
            """
            \(type(of: collectionViewLayout)) answered a decoration view of kind \(kind), for which it registered no \
            class; it is not shown.
              try            register(MyView.self, forDecorationViewOfKind: "\(kind)") in the layout's initialiser
            """)
    }
}

extension UICollectionViewCell {
    func showSelectability(of collectionView: UICollectionView) {
        guard isSelectable != collectionView.selection.rules.isAllowed else { return }
        isSelectable.toggle()
        updateAccessibility()
    }
}

extension IndexPath {
    /// "section item".
    var plainText: String { map(String.init).joined(separator: " ") }

    /// As Apple's runtime prints it.
    var objectiveCText: String {
        "<NSIndexPath: 0x0> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}
