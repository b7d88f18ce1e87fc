import CoreGraphics

/// The layout guide of the separator below a row. Its own constraints, which have a low priority, keep it at the
/// separator's default place; constraints of the app's are stronger.
@MainActor final class SeparatorGuide {
    let guide = UILayoutGuide()
    private let start: NSLayoutConstraint
    private let end: NSLayoutConstraint

    init(in cell: UIView) {
        cell.addLayoutGuide(guide)
        start = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        end = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
        for constraint in [start, end] { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate([
            start, end, guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: ListMetrics.separatorHeight),
        ])
    }

    /// Moves the guide to the separator's default place.
    func follow(_ cell: UICollectionViewListCell) {
        let insets = cell.automaticSeparatorInsets
        if start.constant != insets.start { start.constant = insets.start }
        if end.constant != insets.end { end.constant = insets.end }
    }

    /// Where the separator begins and ends, in points from the cell's leading edge.
    func range(in cell: UIView) -> (start: CGFloat, end: CGFloat) {
        let frame = guide.layoutFrame
        return cell.isRightToLeft
            ? (cell.bounds.width - frame.maxX, cell.bounds.width - frame.minX) : (frame.minX, frame.maxX)
    }
}
