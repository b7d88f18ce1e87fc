import CoreGraphics

/// The lines above and below a row.
@MainActor final class RowSeparators {
    private var above: UIView?
    private var below: UIView?

    /// - Parameters:
    ///   - range: What the row's guide says of the line below it; nil where there is no guide.
    ///   - automatic: How far a line is from the edges where nobody says.
    func place(
        _ row: ListRow?, in cell: UICollectionViewCell, range: (start: CGFloat, end: CGFloat)?,
        automatic: (start: CGFloat, end: CGFloat)
    ) {
        let bounds = cell.bounds
        func frame(_ line: ListRow.Line, y: CGFloat, range: (start: CGFloat, end: CGFloat)?) -> CGRect {
            let isAutomatic = (
                start: line.insets.leading == UIListSeparatorConfiguration.automaticInset,
                end: line.insets.trailing == UIListSeparatorConfiguration.automaticInset
            )
            let start = isAutomatic.start ? range?.start ?? automatic.start : line.insets.leading.usable
            let end =
                isAutomatic.end
                ? range?.end ?? bounds.width - automatic.end : bounds.width - line.insets.trailing.usable
            let frame = CGRect(x: start, y: y, width: max(end - start, 0), height: ListMetrics.separatorHeight)
            return cell.isRightToLeft ? frame.mirrored(in: bounds) : frame
        }
        show(row?.lineAbove, in: &above, of: cell) { frame($0, y: 0, range: nil) }
        show(row?.lineBelow, in: &below, of: cell) {
            frame($0, y: bounds.height - ListMetrics.separatorHeight, range: range)
        }
    }

    private func show(
        _ line: ListRow.Line?, in view: inout UIView?, of cell: UICollectionViewCell,
        _ frame: (ListRow.Line) -> CGRect
    ) {
        guard let line else {
            if let view, !view.isHidden { view.isHidden = true }
            return
        }
        if view == nil {
            let made = UIView.controlPart()
            UIView.performWithoutAnimation { cell.addSubview(made) }
            view = made
        }
        guard let view else { return }
        if view.isHidden { view.isHidden = false }
        if view.backgroundColor != line.color { view.backgroundColor = line.color }
        let frame = frame(line)
        if view.frame != frame { view.frame = frame }
    }
}
