import CoreGraphics

/// What a row of a list looks like: its list, whether it begins or ends a group, and its separators.
///
/// Rows never change. Rows that are alike share one object.
@MainActor final class ListRow {
    /// The kinds of rows.
    enum Role: Int {
        case cell = 0
        /// Also the section's first item, if that is the header.
        case header = 1
        case footer = 2
    }

    let list: ListSection
    let role: Role
    /// Whether the row begins or ends its group, not counting headers and footers.
    let isFirst: Bool
    let isLast: Bool
    /// The insets of the separators from the row's edges; nil for no separator.
    let lineAbove: NSDirectionalEdgeInsets?
    let lineBelow: NSDirectionalEdgeInsets?
    let lineColor: UIColor
    /// Used while the row is selected and multiple selection is allowed.
    let selectedLineColor: UIColor
    /// Replaces the colour, if set.
    let lineEffect: UIVisualEffect?

    init(_ list: ListSection, _ place: Place, _ separators: UIListSeparatorConfiguration) {
        self.list = list
        role = place.role
        isFirst = place.isFirst
        isLast = place.isLast
        lineAbove = separators.topSeparatorVisibility == .visible ? separators.topSeparatorInsets : nil
        lineBelow = separators.bottomSeparatorVisibility == .visible ? separators.bottomSeparatorInsets : nil
        lineColor = separators.color
        selectedLineColor = separators.multipleSelectionColor
        lineEffect = separators.visualEffect
    }

    /// Where a row is in its section.
    struct Place: Hashable {
        var role = Role.cell
        var isFirst = false
        var isLast = false

        /// The number of possible places.
        static let count = 12

        var number: Int { role.rawValue * 4 + (isFirst ? 2 : 0) + (isLast ? 1 : 0) }
    }

    /// Which corners of the row are corners of a card.
    var cardCorners: CACornerMask {
        guard role == .cell else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Whether both rows look the same.
    func isLike(_ other: ListRow?) -> Bool {
        guard let other else { return false }
        return self === other
            || list === other.list && role == other.role && isFirst == other.isFirst && isLast == other.isLast
                && hasLines(like: other)
    }

    private func hasLines(like other: ListRow) -> Bool {
        lineAbove == other.lineAbove && lineBelow == other.lineBelow && lineColor == other.lineColor
            && selectedLineColor == other.selectedLineColor && lineEffect == other.lineEffect
    }
}
