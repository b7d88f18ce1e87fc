import Foundation

extension UICollectionView {
    /// Makes and fills the headers, footers or other supplementary views of one kind.
    ///
    ///     let titles = UICollectionView.SupplementaryRegistration<TitleView>(
    ///         elementKind: UICollectionView.elementKindSectionHeader
    ///     ) { title, _, indexPath in
    ///         title.label.text = albums[indexPath.section].name
    ///     }
    ///
    ///     // where the data source is asked for a supplementary view:
    ///     collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    ///
    /// Make it once and keep it, as a ``CellRegistration``. What is said there of copies, of several collection views and of
    /// registrations that are made too late is so here.
    ///
    /// - Behaviour: documented, R128.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary>
    where Supplementary: UICollectionReusableView {
        /// Fills a view. It has its place already, and is empty if it was shown elsewhere before.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity: RegistrationIdentity
        let elementKind: String
        let handler: Handler

        /// Names the class by the closure's first parameter; nothing is made yet.
        ///
        /// - Parameters:
        ///   - elementKind: For which kind of element the views are, such as `UICollectionView.elementKindSectionHeader`.
        ///   - handler: Fills each view that is dequeued. It is kept as long as the registration.
        public init(elementKind: String, handler: @escaping Handler) {
            identity = RegistrationIdentity(Supplementary.self, elementKind: elementKind)
            self.elementKind = elementKind
            self.handler = handler
        }

        /// Creates supplementary views from a XIB. It must contain exactly one view, of the class of the closure's first parameter.
        ///
        /// - Parameter supplementaryNib: Read when the first view is dequeued.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            identity = RegistrationIdentity(Supplementary.self, nib: supplementaryNib, elementKind: elementKind)
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A view of the registration's kind, new or used before, already placed where `indexPath` belongs and filled by the
    /// registration.
    ///
    /// The data source returns it only for the kind that the registration is for; for another one the program stops.
    ///
    /// - Behaviour: documented, R128. A registration that was made while a data source was asked stops the program (R155).
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        // On the registration's shelf lie views that were made of its class.
        let view = supply.dequeueSupplementaryView(of: registration.identity, for: indexPath) as! Supplementary
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
