import CoreGraphics

/// A section that is a list: its configuration, and the distances that follow from it. It never changes, so its rows tell by
/// identity whether they still belong to the same list.
@MainActor final class ListSection {
    let configuration: UICollectionLayoutListConfiguration
    let metrics: ListMetrics
    /// The rows whose separators the app doesn't customize, one for each place in the section; shared by all cells at such a place.
    var commonRows = [ListRow?](repeating: nil, count: ListRow.Place.count)

    init(_ configuration: UICollectionLayoutListConfiguration) {
        self.configuration = configuration
        metrics = ListMetrics(appearance: configuration.appearance)
    }

    /// The kind of its background.
    static let backgroundKind = "UIListSectionBackground"

    var background: UIColor? { configuration.backgroundColor ?? metrics.background }

    /// How far rows are from what is around the section, before an app changes it.
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

    /// What is left of ``insets(inWidth:)`` where other sections come before or after it: half of each.
    func innerInsets(_ insets: NSDirectionalEdgeInsets, at place: PlaceInContent) -> NSDirectionalEdgeInsets {
        var inner = insets
        if !place.isFirst, configuration.headerMode == .none { inner.top = metrics.innerInset }
        if !place.isLast, configuration.footerMode == .none { inner.bottom = metrics.innerInset }
        return inner
    }

    private var headerTopPadding: CGFloat { configuration.headerTopPadding ?? metrics.headerTopPadding }

    /// Before a header that is no item.
    var roomBeforeHeader: CGFloat { configuration.headerMode == .supplementary ? headerTopPadding : 0 }
}
