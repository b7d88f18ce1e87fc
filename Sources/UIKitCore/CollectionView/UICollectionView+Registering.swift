import CollectionEngine
import Foundation

extension UICollectionView {
    /// Names the class whose instances are dequeued under `identifier`; nil takes the name back (R115).
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else { return registrations.register(nil, identifier: identifier) }
        guard let type = cellClass as? UICollectionViewCell.Type else {
            Diagnostics.fail(
                "register(_:forCellWithReuseIdentifier:) takes a kind of UICollectionViewCell",
                explanation:
                    "  seen           \(cellClass)\n  try            make it a subclass of UICollectionViewCell")
        }
        registrations.register(type, identifier: identifier)
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        guard let viewClass else { return registrations.register(nil, kind: elementKind, identifier: identifier) }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            Diagnostics.fail(
                "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) takes a kind of UICollectionReusableView",
                explanation:
                    "  seen           \(viewClass)\n  try            make it a subclass of UICollectionReusableView")
        }
        registrations.register(type, kind: elementKind, identifier: identifier)
    }

    /// A cell of the registered class, new or used before, already placed where `indexPath` belongs (R102).
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        // A pass that is being made is on the main thread, and asks for each cell.
        if !isLayingOut {
            MainThread.require("-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]")
        }
        guard !identifier.isEmpty else { failOnEmptyIdentifier("Cell") }
        guard let registered = registrations.cell(for: identifier) else {
            failOnUnregistered("UICollectionElementKindCell", identifier)
        }
        let view: UICollectionReusableView
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let waiting = pool.take(from: registered.shelf) ?? takeOldestFilledCell(on: registered.shelf) {
            trace.cellsReused += 1
            view = reused(waiting)
        } else {
            trace.cellsCreated += 1
            view = made(registered.viewClass, identifier, registered.shelf)
        }
        place(view, at: indexPath, kind: nil)
        return unsafeDowncast(view, to: UICollectionViewCell.self)
    }

    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        MainThread.require(
            "-[UICollectionView dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:]")
        guard !identifier.isEmpty else { failOnEmptyIdentifier("SupplementaryView") }
        guard let registered = registrations.view(kind: elementKind, identifier: identifier) else {
            failOnUnregistered(elementKind, identifier)
        }
        return view(of: registered, kind: elementKind, identifier: identifier, at: indexPath)
    }

    func dequeueDecorationView(ofKind kind: String, for indexPath: IndexPath) -> UICollectionReusableView? {
        let viewClass = collectionViewLayout.decorationClasses[kind] as? UICollectionReusableView.Type
        return viewClass.map { viewClass in
            let shelf = registrations.shelf(kind: kind, identifier: "")
            let registered = ViewRegistrations.Other(viewClass: viewClass, shelf: shelf)
            return view(of: registered, kind: kind, identifier: "", at: indexPath)
        }
    }

    private func view(
        of registered: ViewRegistrations.Other, kind: String, identifier: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view: UICollectionReusableView
        if let waiting = pool.take(from: registered.shelf) {
            trace.supplementaryViewsReused += 1
            view = reused(waiting)
        } else {
            trace.supplementaryViewsCreated += 1
            view = made(registered.viewClass, identifier, registered.shelf)
        }
        place(view, at: indexPath, kind: kind)
        return view
    }

    private func made(
        _ viewClass: UICollectionReusableView.Type, _ identifier: String, _ shelf: Int
    ) -> UICollectionReusableView {
        let size = pending?.size ?? .zero
        let view = viewClass.init(reuseFrame: CGRect(origin: .zero, size: size))
        view.reuseIdentifier = identifier
        view.shelf = shelf
        return view
    }

    private func reused(_ view: UICollectionReusableView) -> UICollectionReusableView {
        view.isInPool = false
        // What it did as another element's view is not seen at this one's.
        if runningMovements > 0 { view.layer.finishViewAnimations() }
        view.sizeAskedAbout = nil
        view.prepareForReuse()
        return view
    }

    /// R102: the layout's attributes are applied before the data source gets to see the view.
    private func place(_ view: UICollectionReusableView, at path: IndexPath, kind: String?) {
        guard handMovement.lifted != nil, kind == nil else { return putInPlace(view, at: path, kind: kind) }
        putInPlace(view, at: order.shownPath(ofData: path), kind: kind)
    }

    @inline(__always)
    private func putInPlace(_ view: UICollectionReusableView, at indexPath: IndexPath, kind: String?) {
        if let element = pending, let place = IndexPathPair(indexPath), place.second == element.key.item,
            place.first == element.key.section,
            kind == nil ? element.key.isCell : kind == registrations.name(of: element.key.kind)
        {
            let isFirst = element.ticket == PendingElement.notDequeued
            pending?.ticket = isFirst ? view.takeTicket() : PendingElement.dequeuedTwice
            if let attributes = element.attributes { return view.take(attributes) }
            let extras = element.key.isCell ? nil : AttributesExtras.having(kind: kind)
            return view.take(
                place.second, in: place.first, frame: element.frame, zIndex: element.zIndex, extras: extras)
        }
        let attributes =
            kind.map { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: indexPath) }
            ?? layoutAttributesForItem(at: indexPath)
        if let attributes { view.take(attributes) }
    }

    private func failOnUnregistered(_ kind: String, _ identifier: String) -> Never {
        Diagnostics.fail(
            """
            could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class \
            for the identifier or connect a prototype cell in a storyboard
            """,
            explanation: """
                  seen           the identifier "\(identifier)"
                  expected       one that a class was registered for
                  likely cause   register(…) was not called on this collection view, or the identifiers differ in a letter
                  try            register(MyView.self, …) with the same identifier, before the first layout
                """)
    }

    private func failOnEmptyIdentifier(_ what: String) -> Never {
        Diagnostics.fail(
            "must pass a valid reuse identifier to -[UICollectionView dequeueReusable\(what)WithReuseIdentifier:forIndexPath:]",
            explanation:
                "  seen           an empty identifier\n  try            the identifier the class was registered under")
    }
}
