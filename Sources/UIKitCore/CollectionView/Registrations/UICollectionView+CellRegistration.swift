import Foundation

extension UICollectionView {
    /// Creates and configures the cells of one kind of item. A class and a closure replace `register(_:…)`, an
    /// identifier and a cast.
    ///
    ///     let photos = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
    ///         cell.imageView.image = photo.image
    ///     }
    ///
    ///     // in the data source's cellForItemAt:
    ///     collectionView.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: album[indexPath.item])
    ///
    /// Make it once and keep it. It reuses only its own cells: two registrations of one class share none, but a copy is
    /// the same registration. Several collection views can use one registration; each has its own cells.
    ///
    /// A registration that is made while the data source is asked for a cell or another view stops the program when
    /// it's used (R155), because a new registration each time would never find a cell to reuse. A lazy or static
    /// property that is first read there is made too late as well.
    ///
    /// - Behaviour: documented, R128.
    @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Configures a cell for an item. The cell has its place already. If it showed another item before,
        /// `prepareForReuse()` was called.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity: RegistrationIdentity
        let handler: Handler

        /// Creates a registration for the cell class in the closure's first parameter. It creates no cell yet.
        ///
        /// - Parameter handler: Configures each dequeued cell. The registration keeps it, so capture weakly what keeps
        ///   the registration.
        public init(handler: @escaping Handler) {
            identity = RegistrationIdentity(Cell.self, elementKind: nil)
            self.handler = handler
        }

        /// Creates a registration for cells from a XIB, which must contain exactly one view: a cell of the class in the
        /// closure's first parameter.
        ///
        /// - Parameters:
        ///   - cellNib: The XIB, read when the first cell is dequeued.
        ///   - handler: Configures a cell for an item.
        public init(cellNib: UINib, handler: @escaping Handler) {
            identity = RegistrationIdentity(Cell.self, nib: cellNib, elementKind: nil)
            self.handler = handler
        }
    }

    /// Returns a cell for an item, new or reused, at its place for `indexPath` and configured by the registration.
    ///
    /// The first call registers the registration's class with this collection view. During `reconfigureItems(at:)` it
    /// returns the item's own cell (R116).
    ///
    /// - Parameters:
    ///   - registration: Says which class the cell has, and configures it.
    ///   - indexPath: The item's index path.
    ///   - item: The item that the registration's handler gets. For nil, the handler isn't called.
    /// - Behaviour: documented, R128. A registration that was made while a data source was asked for a view stops the
    ///   program (R155).
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        // The registration's shelf in the reuse pool holds only cells of its class.
        let cell = supply.dequeueCell(of: registration.identity, for: indexPath, self) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
