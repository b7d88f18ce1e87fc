import UIKit

/// Cells with constraints, all separate, in one view.
@MainActor final class ConstrainedCells {
    private let around = UIView(frame: CGRect(origin: .zero, size: Workload.screen))
    let cells: [ConstrainedCell]
    private var step = 0

    init(count: Int) {
        cells = (0..<count).map { _ in ConstrainedCell() }
        for cell in cells { around.addSubview(cell) }
        for _ in 0..<ConstrainedCell.Text.all.count { layOut() }
    }

    /// Sets other texts in all cells, and lays them out.
    func layOut() {
        step += 1
        let texts = ConstrainedCell.Text.all
        for (place, cell) in cells.enumerated() { cell.show(texts[(step + place) % texts.count]) }
        around.layoutIfNeeded()
    }

    /// Sets other texts in the first cell, and measures its height.
    func measure() -> CGFloat {
        step += 1
        cells[0].show(ConstrainedCell.Text.all[step % ConstrainedCell.Text.all.count])
        return cells[0].fittingHeight()
    }

    /// Does what cells need that come into view: measures, and lays out at the measured height.
    func measureAndLayOut() {
        cells[0].frame.size.height = measure()
        cells[0].layoutIfNeeded()
    }
}
