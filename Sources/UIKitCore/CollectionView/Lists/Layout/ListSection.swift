import CoreGraphics

/// A list section: its configuration and the metrics that follow from it. It never changes. So rows find out by
/// identity whether they still belong to the same list.
@MainActor final class ListSection {
    let configuration: UICollectionLayoutListConfiguration
    let metrics: ListMetrics
    /// The rows with the section's own separators, one for each kind of place in the section. All cells at such a place
    /// share one.
    var commonRows = [ListRow?](repeating: nil, count: ListRow.Place.count)

    init(_ configuration: UICollectionLayoutListConfiguration) {
        self.configuration = configuration
        metrics = ListMetrics(appearance: configuration.appearance)
    }

    /// The element kind of the section's background.
    static let backgroundKind = "UIListSectionBackground"

    var background: UIColor? { configuration.backgroundColor ?? metrics.background }

    /// Returns the section's default content insets.
    func insets(inWidth width: CGFloat) -> NSDirectionalEdgeInsets {
        let side = metrics.sideInset(inWidth: width)
        let top =
            switch configuration.headerMode {
            case .none: metrics.topInset
            case .supplementary: CGFloat(0)
            case .firstItemInSection: headerTopPadding
            }
        return NSDirectionalEdgeInsets(
            top: top, leading: side, bottom: configuration.footerMode == .none ? metrics.bottomInset : 0,
            trailing: side)
    }

    /// Returns ``insets(inWidth:)`` for a section at this place in the content. Two neighbouring sections each
    /// contribute half of the space between them.
    func innerInsets(_ insets: NSDirectionalEdgeInsets, at place: PlaceInContent) -> NSDirectionalEdgeInsets {
        var inner = insets
        if !place.isFirst, configuration.headerMode == .none { inner.top = metrics.innerInset }
        if !place.isLast, configuration.footerMode == .none { inner.bottom = metrics.innerInset }
        return inner
    }

    private var headerTopPadding: CGFloat { configuration.headerTopPadding ?? metrics.headerTopPadding }

    /// The space before a supplementary header.
    var roomBeforeHeader: CGFloat { configuration.headerMode == .supplementary ? headerTopPadding : 0 }
}
