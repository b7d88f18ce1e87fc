import CoreGraphics

/// The separators above and below a row.
@MainActor final class RowSeparators {
    private var above: SeparatorView?
    private var below: SeparatorView?
    /// The row whose colours the separators show.
    private var shown: ListRow?
    private var isShownSelected = false

    /// - Parameters:
    ///   - range: Where the cell's `separatorLayoutGuide` puts the lower separator; nil if the app never used that
    ///     guide.
    ///   - automatic: The insets of a separator whose insets are automatic.
    func place(
        _ row: ListRow?, in cell: UICollectionViewCell, range: (start: CGFloat, end: CGFloat)?,
        automatic: (start: CGFloat, end: CGFloat)
    ) {
        let bounds = cell.bounds
        func frame(_ insets: NSDirectionalEdgeInsets, y: CGFloat, range: (start: CGFloat, end: CGFloat)?) -> CGRect {
            let isAutomatic = (
                start: insets.leading == UIListSeparatorConfiguration.automaticInset,
                end: insets.trailing == UIListSeparatorConfiguration.automaticInset
            )
            let start = isAutomatic.start ? range?.start ?? automatic.start : insets.leading.usable
            let end =
                isAutomatic.end ? range?.end ?? bounds.width - automatic.end : bounds.width - insets.trailing.usable
            let frame = CGRect(x: start, y: y, width: max(end - start, 0), height: ListMetrics.separatorHeight)
            return cell.isRightToLeft ? frame.mirrored(in: bounds) : frame
        }
        let isSelected = cell.isOneOfSeveralSelected
        let looksNew = row !== shown || isSelected != isShownSelected
        (shown, isShownSelected) = (row, isSelected)
        show(&above, at: row?.lineAbove.map { frame($0, y: 0, range: nil) }, in: cell, looksNew: looksNew)
        show(
            &below,
            at: row?.lineBelow.map { frame($0, y: bounds.height - ListMetrics.separatorHeight, range: range) },
            in: cell, looksNew: looksNew)
    }

    private func show(_ view: inout SeparatorView?, at frame: CGRect?, in cell: UICollectionViewCell, looksNew: Bool) {
        guard let frame else {
            if let view, !view.isHidden { view.isHidden = true }
            return
        }
        if view == nil {
            let made = SeparatorView()
            UIView.performWithoutAnimation { cell.addSubview(made) }
            view = made
        }
        guard let view else { return }
        if view.isHidden { view.isHidden = false }
        if looksNew, let shown { view.show(shown, isSelected: isShownSelected) }
        if view.frame != frame { view.frame = frame }
    }
}
