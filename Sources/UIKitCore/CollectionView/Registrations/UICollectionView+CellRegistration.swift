import Foundation

extension UICollectionView {
    /// Makes and fills the cells of one kind of item: a class and a closure, in place of `register(_:…)`, an identifier and
    /// a cast.
    ///
    ///     let photos = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
    ///         cell.imageView.image = photo.image
    ///     }
    ///
    ///     // where the data source is asked for a cell:
    ///     collectionView.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: album[indexPath.item])
    ///
    /// Make it once and keep it. Its cells are reused for its own items only: two registrations of one class share none, but
    /// a copy is the same registration. It may serve several collection views, which have cells of their own.
    ///
    /// One that is made while a data source is asked for a cell or another view stops the program when it is used (R155): a
    /// new one each time would never find a cell to reuse. A lazy or static property that is first read then is made too
    /// late, as well.
    ///
    /// - Behaviour: documented, R128.
    @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Fills a cell for an item. The cell has its place already, and is empty if it was shown for another item before.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity: RegistrationIdentity
        let handler: Handler

        /// Names the class by the closure's first parameter; nothing is made yet.
        ///
        /// - Parameter handler: Fills each cell that is dequeued. It is kept as long as the registration, so capture what
        ///   keeps the registration weakly.
        public init(handler: @escaping Handler) {
            identity = RegistrationIdentity(Cell.self, elementKind: nil)
            self.handler = handler
        }

        /// Creates cells from a XIB. It must contain exactly one view, a cell of the class of the closure's first parameter.
        ///
        /// - Parameter cellNib: Read when the first cell is dequeued.
        public init(cellNib: UINib, handler: @escaping Handler) {
            identity = RegistrationIdentity(Cell.self, nib: cellNib, elementKind: nil)
            self.handler = handler
        }
    }

    /// A cell for the item, new or used before, already placed where `indexPath` belongs and filled by the registration.
    ///
    /// The registration names its class to this collection view when it is first used here. While the item is reconfigured
    /// its own cell comes back (R116).
    ///
    /// - Parameter item: What the registration's handler is given. For nil it isn't called.
    /// - Behaviour: documented, R128. A registration that was made while a data source was asked stops the program (R155).
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        // On the registration's shelf lie cells that were made of its class.
        let cell = supply.dequeueCell(of: registration.identity, for: indexPath, self) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
