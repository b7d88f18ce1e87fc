/// Rows, as a table that reads well in a terminal and in Markdown.
struct Table {
    var rows: [Row]

    var text: String {
        let header = ["goal", "what", "ours", "anchor", "ratio (p10 – p90)", "wanted", ""]
        let cells = rows.map { [$0.goal, $0.what, $0.ours, $0.anchor, $0.ratio, $0.limit, $0.verdict.rawValue] }
        let widths = header.indices.map { column in ([header] + cells).map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            return "| " + padded.joined(separator: " | ") + " |"
        }
        let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|"
        return ([line(header), rule] + cells.map(line)).joined(separator: "\n")
    }
}
