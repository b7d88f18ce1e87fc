import UIKit

/// Four columns and four rows that fill a page, with the same gap everywhere and all edges on whole pixels.
struct PageGrid {
    /// The size of a page, in points.
    var size = CGSize.zero
    /// The insets around the grid.
    var insets = UIEdgeInsets.zero
    /// The gap between neighbours, in points.
    var spacing: CGFloat = 0
    /// The number of pixels per point.
    var scale: CGFloat = 1

    static let count = 4

    /// Returns a frame in the coordinates of all pages side by side.
    func frame(of spot: PageSpot, onPage page: Int) -> CGRect {
        let left = CGFloat(page) * size.width + insets.left
        let width = size.width - insets.left - insets.right
        let height = size.height - insets.top - insets.bottom
        let (x, columns) = stretch(from: spot.column, over: spot.span.columns, start: left, length: width)
        let (y, rows) = stretch(from: spot.row, over: spot.span.rows, start: insets.top, length: height)
        return CGRect(x: x, y: y, width: columns, height: rows)
    }

    /// Returns the beginning and the length of a run of grid cells. Edges are rounded, not lengths, so gaps stay even,
    /// and cells below each other end at the same pixel.
    private func stretch(
        from first: Int, over count: Int, start: CGFloat, length: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let pitch = (length + spacing) / CGFloat(Self.count)
        let begin = rounded(start + CGFloat(first) * pitch)
        let end = rounded(start + CGFloat(first + count) * pitch) - spacing
        return (begin, max(end - begin, 0))
    }

    private func rounded(_ position: CGFloat) -> CGFloat { (position * scale).rounded() / scale }
}
