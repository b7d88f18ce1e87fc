import CollectionEngine
import CoreGraphics
import Foundation

extension UICollectionView {
    /// Asks for the view of one element, checks it, and puts it on screen.
    func makeView(of element: PendingElement) {
        let key = element.key
        let outer = pending
        pending = element
        let view = viewFromOutside(for: element)
        pending = outer
        guard let view else { return }

        let attributes = element.attributes
        view.element = key
        if view.appliedAttributes !== attributes, view.appliedAttributes?.storage != attributes.storage {
            give(attributes, to: view)
        }
        shown[key] = view
        if view.superview !== self { insertSubview(view, at: indexAboveCells) }
        if isMirroring { mirror(view) }
        if sizing.isAsking { askForPreferredSize(of: view) }
        if key.kind == .cell {
            let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
            prepareForDisplay(cell, key)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.storage.indexPath)
        } else if let kind = attributes.storage.kind, attributes.storage.category == .supplementaryView {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.storage.indexPath)
        }
    }

    /// Applies attributes, and keeps those that the view had for another time if nobody else holds them.
    func give(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        var old = view.appliedAttributes
        view.take(attributes)
        if spareAttributes.count < shown.count, isKnownUniquelyReferenced(&old), let old,
            type(of: old) == UICollectionViewLayoutAttributes.self
        {
            spareAttributes.append(old)
        }
    }

    /// Above the cells that are there and below the scroll indicators.
    private var indexAboveCells: Int { subviews.count - indicators.countInView }

    private func prepareForDisplay(_ cell: UICollectionViewCell, _ key: ElementKey) {
        let isSelected = selection.contains(key)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if cell.isHighlighted != (highlighted == key) { cell.isHighlighted = highlighted == key }
        if cell.hasKeyboardFocus != (focused == key) { cell.hasKeyboardFocus = focused == key }
        cell.showSelectability(of: self)
        // Its place among all items is another one; it is looked up once, when the frame is sent.
        cell.updateAccessibility()
    }

    private func viewFromOutside(for element: PendingElement) -> UICollectionReusableView? {
        let path = element.attributes.storage.indexPath
        switch element.attributes.storage.category {
        case .cell:
            guard let dataSource else { return nil }
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            checkCell(cell, at: path)
            return cell
        case .supplementaryView:
            let kind = element.attributes.storage.kind ?? ""
            let view = dataSource.flatMap { source in
                OptionalMethod.result {
                    source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
                }
            }
            checkSupplementaryView(view, kind: kind, at: path)
            return view
        case .decorationView:
            let kind = element.attributes.storage.kind ?? ""
            guard let view = dequeueDecorationView(ofKind: kind, for: path) else {
                reportUnregisteredDecoration(kind)
                return nil
            }
            return view
        }
    }

    // MARK: Out of sight

    /// Takes the view of an element off the screen and keeps it for reuse.
    func hide(_ key: ElementKey) {
        guard let view = shown.removeValue(forKey: key) else { return }
        putAway(view, of: key)
        guard let delegate else { return }
        scratchPath.section = key.section
        scratchPath.item = key.item
        if key.kind == .cell {
            let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: scratchPath)
        } else if !registrations.isDecoration(key.kind) {
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: registrations.name(of: key.kind),
                at: scratchPath)
        }
    }

    private func putAway(_ view: UICollectionReusableView, of key: ElementKey) {
        view.element = nil
        view.isInPool = true
        pooledInThisPass.append(view)
        if key.kind == .cell {
            let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
            if cell.isHighlighted { cell.isHighlighted = false }
            if cell.hasKeyboardFocus { cell.hasKeyboardFocus = false }
        }
        pool.put(view, on: view.shelf)
    }

    func returnAllToPool() {
        for key in shown.keys.sorted().reversed() { hide(key) }
        visibleItems.removeAll()
        supplementary.removeAll(keepingCapacity: true)
    }

    /// Views in the pool stay where they are, hidden: taking them out and putting them in again would cost more.
    func hideLeftovers() {
        for view in pooledInThisPass where view.isInPool && !view.isHidden { view.isHidden = true }
        pooledInThisPass.removeAll(keepingCapacity: true)
    }

    // MARK: Mistakes

    private func checkCell(_ cell: UICollectionViewCell, at path: IndexPath) {
        if let dequeued = pending?.dequeued, dequeued === cell { return }
        guard cell.reuseIdentifier == nil else { return failOnForeignView(cell, at: path) }
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

    private func failOnForeignView(_ view: UICollectionReusableView, at path: IndexPath) {
        let isShownElsewhere = view.element != nil
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
                  seen           item \(path.plainText) was answered with \
                \(isShownElsewhere ? "a cell that shows another item" : "a cell dequeued for another path or view")
                  likely cause   a cell kept in a property, or dequeued for a path other than the one asked for
                  try            dequeue one cell for the index path that was passed in, and return that
                """)
    }

    private func checkSupplementaryView(_ view: UICollectionReusableView?, kind: String, at path: IndexPath) {
        if let view, let dequeued = pending?.dequeued, dequeued === view { return }
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
        guard isSelectable != collectionView.allowsSelection else { return }
        isSelectable = collectionView.allowsSelection
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
