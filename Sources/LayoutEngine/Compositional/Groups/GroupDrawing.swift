import CoreGraphics

/// A drawing of a group in characters: the outline of each item, with its number inside.
///
///     +-----------------------+-----------+
///     |0                      |1          |
///     |                       +-----------+
///     |                       |2          |
///     +-----------------------+-----------+
package struct GroupDrawing {
    private let plan: GroupPlan
    private var rows: [[Character]]

    private static let columnCount = 64
    private static let mostRows = 32

    /// - Parameters:
    ///   - group: The group, without measured cells.
    ///   - container: The size that the group's fractions refer to, in points.
    package init(_ group: GroupItem, in container: CGSize) {
        plan = GroupPlanner(axis: .vertical, PixelGrid(scale: 1)).plan(group, in: container)
        let proportion = plan.size.width > 0 ? plan.size.height / plan.size.width : 1
        // Characters are twice as high as wide.
        let count = Int(min(max((proportion * CGFloat(Self.columnCount) / 2).rounded(), 3), CGFloat(Self.mostRows)))
        rows = Array(repeating: Array(repeating: " ", count: Self.columnCount), count: count)
        draw(CGRect(origin: .zero, size: plan.size))
        for (number, place) in plan.places.enumerated() { draw(place.frame, number) }
    }

    /// The size of the group, in points.
    package var size: CGSize { plan.size }

    package var itemCount: Int { plan.places.count }

    package var text: String {
        rows.map { row in
            let end = row.lastIndex { $0 != " " } ?? -1
            return String(row[...end])
        }.joined(separator: "\n")
    }

    private mutating func draw(_ frame: CGRect, _ number: Int? = nil) {
        let frame = frame.standardized
        let left = place(frame.minX, of: plan.size.width, among: Self.columnCount)
        let right = place(frame.maxX, of: plan.size.width, among: Self.columnCount)
        let top = place(frame.minY, of: plan.size.height, among: rows.count)
        let bottom = place(frame.maxY, of: plan.size.height, among: rows.count)
        for column in left...right { for row in [top, bottom] { draw("-", row, column) } }
        for row in top...bottom { for column in [left, right] { draw("|", row, column) } }
        for row in [top, bottom] { for column in [left, right] { rows[row][column] = "+" } }
        guard let number, bottom - top > 1 else { return }
        for (index, digit) in "\(number)".enumerated() where left + 1 + index < right {
            rows[top + 1][left + 1 + index] = digit
        }
    }

    /// Keeps the corners at the ends of neighbouring lines.
    private mutating func draw(_ line: Character, _ row: Int, _ column: Int) {
        if rows[row][column] != "+" { rows[row][column] = line }
    }

    /// Draws what extends beyond the group at its edge.
    private func place(_ position: CGFloat, of length: CGFloat, among count: Int) -> Int {
        guard length > 0 else { return 0 }
        return Int(min(max((position / length * CGFloat(count - 1)).rounded(), 0), CGFloat(count - 1)))
    }
}
