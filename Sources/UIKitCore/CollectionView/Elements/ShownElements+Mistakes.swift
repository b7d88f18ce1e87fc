import CollectionEngine
import Foundation

extension ShownElements {
    /// How many cells at once are a mistake: each of them would have 60 points of a large tablet's screen. Tests set less.
    static var many = 20_000

    /// Says why the program may stand still for a while, before it makes the cells.
    func warnOfMany(_ count: Int) {
        Diagnostics.warnOnce(
            "many-cells", of: "\(type(of: view.collectionViewLayout))",
            """
            \(count) items are in view at the same time, and \(type(of: view)) makes a cell for each of them. That takes a while.
              seen           a view of \(view.bounds.width) x \(view.bounds.height), layout \(type(of: view.collectionViewLayout))
              expected       up to a few hundred items in view
              likely cause   items of almost no size, or that all lie in the same place
              try            another item size, or another place for items that should be out of view
            """)
    }
}

/// Messages about a data source that returns a view that cannot be shown.
extension ShownElements {
    func failOnForeignCell(_ cell: UICollectionViewCell, at path: IndexPath) -> Never {
        guard cell.reuseIdentifier == nil else { failOnForeignView(cell, "item \(path.plainText)", "cell") }
        Diagnostics.fail(
            """
            the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells \
            must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
            """,
            explanation: """
                  seen           \(type(of: cell)) for item \(path.plainText), made by its initialiser
                  likely cause   \(type(of: cell))() instead of dequeueReusableCell(withReuseIdentifier:for:)
                  try            register the class and dequeue it
                """)
    }

    /// - Parameters:
    ///   - element: The element that the data source was asked about.
    ///   - noun: The kind of view.
    private func failOnForeignView(_ made: UICollectionReusableView, _ element: String, _ noun: String) -> Never {
        let isSecond = pending?.ticket == PendingElement.dequeuedTwice
        let seen =
            isSecond
            ? "a \(noun), after dequeuing two of them"
            : made.element != nil
                ? "a \(noun) that shows another item" : "a \(noun) dequeued for another index path or collection view"
        Diagnostics.fail(
            """
            Expected dequeued view to be returned to the collection view in preparation for display. When the \
            collection view's data source is asked to provide a view for a given index path, ensure that a single view \
            is dequeued and returned to the collection view. Avoid dequeuing views without a request from the \
            collection view. For retrieving an existing view in the collection view, use -[UICollectionView \
            cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued \
            view: \(made); Collection view: \(view)
            """,
            explanation: """
                  seen           for \(element) the data source returned \(seen)
                  likely cause   \(isSecond
                    ? "the data source dequeued with one identifier, then again with another one"
                    : "a \(noun) kept in a property, or dequeued for another index path than the one passed in")
                  try            \(isSecond
                    ? "choose the identifier first, then dequeue once"
                    : "dequeue one \(noun) for the index path that was passed in, and return that")
                """)
    }

    func checkSupplementaryView(_ made: UICollectionReusableView?, kind: String, at path: IndexPath) {
        if let made, pending?.ticket == made.ticket { return }
        if let made, pending?.ticket == PendingElement.dequeuedTwice {
            failOnForeignView(made, "\(kind) \(path.plainText)", "view")
        }
        if let made, made.reuseIdentifier != nil, let other = view.supply.registrations.kind(ofShelf: made.shelf),
            other != kind
        {
            failOnKind(other, insteadOf: kind, at: path)
        }
        Diagnostics.fail(
            """
            the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),\
            \(path.objectiveCText)) was not retrieved by calling \
            -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil \
            (\(made.map { "\($0)" } ?? "(null)"))
            """,
            explanation: """
                  seen           \(made.map { "\(type(of: $0))" } ?? "no view at all")
                  likely cause   \(made == nil
                    ? "the data source doesn't implement collectionView(_:viewForSupplementaryElementOfKind:at:)"
                    : "the data source made the view by its initialiser, or dequeued it for another index path")
                  try            dequeue a view of this kind for this index path, or give the layout no header or footer size
                """)
    }

    private func failOnKind(_ other: String, insteadOf kind: String, at path: IndexPath) -> Never {
        Diagnostics.fail(
            """
            the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element \
            kind it is being used for. When asked for a view of element kind '\(kind)' the data source dequeued a view \
            registered for the element kind '\(other)'.
            """,
            explanation: """
                  seen           a view of kind \(other) for \(kind) \(path.plainText)
                  likely cause   the data source passed the reuse identifier as the kind, or one kind for all views
                  try            dequeue with the kind that was passed in, and register the class for that kind
                """)
    }

    func reportUnregisteredDecoration(_ kind: String) {
        // A transition layout returns the decoration views of two layouts. The message follows when that layout is the
        // collection view's own.
        guard type(of: layout) != UICollectionViewTransitionLayout.self else { return }
        Diagnostics.warnOnce(
            "unregistered-decoration", of: "\(type(of: layout)) \(kind)",
            """
            \(type(of: layout)) returned attributes of a decoration view of kind \(kind), for which it registered no \
            class; the view isn't shown.
              likely cause   another layout registered the class: each layout must register its own decoration views
              try            register(MyView.self, forDecorationViewOfKind: "\(kind)") in the layout's initialiser
            """)
    }
}
