import CoreGraphics
import QuartzCore

// What a list makes of any cell that is one of its rows.
extension UICollectionViewCell {
    /// - Parameter row: nil where the cell is in no list any more.
    final func show(_ row: ListRow?) {
        let old = listRow
        guard row == nil ? old != nil : row?.isLike(old) != true else { return }
        if row?.list.configuration.appearance == old?.list.configuration.appearance {
            listRow = row
        } else {
            let traits = traitCollection
            listRow = row
            updateHandedDown()
            traitsDidChange(from: traits, to: traitCollection)
        }
        showCardCorners(besides: old)
        if separators != nil || row?.lineAbove != nil || row?.lineBelow != nil {
            if separators == nil { separators = RowSeparators() }
            linesDidChange()
        }
        listRowDidChange(from: old)
    }

    /// R857: at the beginning and the end of its group, a row has the corners of the card.
    private func showCardCorners(besides old: ListRow?) {
        guard let row = listRow, row.list.metrics.hasCards else {
            guard old?.list.metrics.hasCards == true else { return }
            layer.cornerRadius = 0
            layer.maskedCorners = .all
            return clipsToBounds = false
        }
        let corners = row.cardCorners
        if layer.maskedCorners != corners { layer.maskedCorners = corners }
        let radius = corners.isEmpty ? 0 : ListMetrics.cardRadius
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        layer.cornerCurve = .continuous
        if !clipsToBounds { clipsToBounds = true }
    }

    /// Whether the cell is selected and multiple selection is allowed.
    final var isOneOfSeveralSelected: Bool {
        isSelected && (superviewStorage as? UICollectionView)?.selection.rules.isSeveralAllowed == true
    }

    final func placeSeparators() {
        separators?.place(listRow, in: self, range: separatorRange, automatic: automaticSeparatorInsets)
    }

    /// Where a line begins and ends that neither the app nor a guide decides, in points from the edges.
    final var automaticSeparatorInsets: (start: CGFloat, end: CGFloat) {
        (separatorStart, listRow == nil ? 0 : ListMetrics.separatorTrailingInset)
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
