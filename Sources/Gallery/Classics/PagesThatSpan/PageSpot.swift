/// One of the twelve places of a page: its first column and row, and its size.
struct PageSpot {
    let column: Int
    let row: Int
    var span = PageSpan.small

    /// All places, in the order in which photos fill them. They cover the sixteen squares of the grid.
    static let all = [
        PageSpot(column: 0, row: 0),
        PageSpot(column: 1, row: 0),
        PageSpot(column: 2, row: 0, span: .large),
        PageSpot(column: 0, row: 1),
        PageSpot(column: 1, row: 1),
        PageSpot(column: 0, row: 2, span: .tall),
        PageSpot(column: 1, row: 2),
        PageSpot(column: 2, row: 2),
        PageSpot(column: 3, row: 2),
        PageSpot(column: 1, row: 3),
        PageSpot(column: 2, row: 3),
        PageSpot(column: 3, row: 3),
    ]
}
