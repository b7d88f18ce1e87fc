import CoreGraphics
import QuartzCore

// What any cell does as a row of a list.
extension UICollectionViewCell {
    /// - Parameter row: The cell's row, or nil if the cell is no longer in a list.
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

    /// R857: the first and last row of a group have the card's corners.
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

    /// The insets of a separator that neither the app nor the layout guide places, in points.
    final var automaticSeparatorInsets: (start: CGFloat, end: CGFloat) {
        (separatorStart, listRow == nil ? 0 : ListMetrics.separatorTrailingInset)
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
