import Foundation

extension UICollectionView {
    /// Creates and configures the headers, footers or other supplementary views of one kind.
    ///
    ///     let titles = UICollectionView.SupplementaryRegistration<TitleView>(
    ///         elementKind: UICollectionView.elementKindSectionHeader
    ///     ) { title, _, indexPath in
    ///         title.label.text = albums[indexPath.section].name
    ///     }
    ///
    ///     // in the data source's viewForSupplementaryElementOfKind:
    ///     collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    ///
    /// Make it once and keep it. As for a ``CellRegistration``, a copy is the same registration, several collection
    /// views can use it, and a registration that is made too late stops the program.
    ///
    /// - Behaviour: documented, R128.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary>
    where Supplementary: UICollectionReusableView {
        /// Configures a view. The view has its place already. If it was shown elsewhere before, `prepareForReuse()` was
        /// called.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity: RegistrationIdentity
        let elementKind: String
        let handler: Handler

        /// Creates a registration for the class in the closure's first parameter. It creates no view yet.
        ///
        /// - Parameters:
        ///   - elementKind: The kind of element that the views are for, such as
        ///     `UICollectionView.elementKindSectionHeader`.
        ///   - handler: Configures each dequeued view. The registration keeps it.
        public init(elementKind: String, handler: @escaping Handler) {
            identity = RegistrationIdentity(Supplementary.self, elementKind: elementKind)
            self.elementKind = elementKind
            self.handler = handler
        }

        /// Creates a registration for supplementary views from a XIB, which must contain exactly one view, of the class
        /// in the closure's first parameter.
        ///
        /// - Parameters:
        ///   - supplementaryNib: The XIB, read when the first view is dequeued.
        ///   - elementKind: The kind of the views.
        ///   - handler: Configures a view for an index path.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            identity = RegistrationIdentity(Supplementary.self, nib: supplementaryNib, elementKind: elementKind)
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a supplementary view of the registration's kind, new or reused, at its place for `indexPath` and
    /// configured by the registration.
    ///
    /// The data source must return it for the registration's kind. For any other kind the program stops.
    ///
    /// - Behaviour: documented, R128. A registration that was made while a data source was asked for a view stops the
    ///   program (R155).
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        // The registration's shelf in the reuse pool holds only views of its class.
        let view = supply.dequeueSupplementaryView(of: registration.identity, for: indexPath) as! Supplementary
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
