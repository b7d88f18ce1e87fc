import CoreGraphics

/// The guide that the line below a row follows. Constraints of its own keep it where the row would have the line; those of the app's are
/// stronger.
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

    /// Takes the place that the row would have the line at.
    func follow(_ cell: UICollectionViewListCell) {
        let insets = cell.automaticSeparatorInsets
        if start.constant != insets.start { start.constant = insets.start }
        if end.constant != insets.end { end.constant = insets.end }
    }

    /// From the leading edge of the cell.
    func range(in cell: UIView) -> (start: CGFloat, end: CGFloat) {
        let frame = guide.layoutFrame
        return cell.isRightToLeft
            ? (cell.bounds.width - frame.maxX, cell.bounds.width - frame.minX) : (frame.minX, frame.maxX)
    }
}
