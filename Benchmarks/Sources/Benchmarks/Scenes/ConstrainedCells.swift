import UIKit

/// Cells made of constraints, each by itself in one view.
@MainActor final class ConstrainedCells {
    private let around = UIView(frame: CGRect(origin: .zero, size: Workload.screen))
    let cells: [ConstrainedCell]
    private var step = 0

    init(count: Int) {
        cells = (0..<count).map { _ in ConstrainedCell() }
        for cell in cells { around.addSubview(cell) }
        for _ in 0..<ConstrainedCell.Text.all.count { layOut() }
    }

    /// Other texts in all of them, and all of them laid out.
    func layOut() {
        step += 1
        let texts = ConstrainedCell.Text.all
        for (place, cell) in cells.enumerated() { cell.show(texts[(step + place) % texts.count]) }
        around.layoutIfNeeded()
    }

    /// Other texts in the first, and its height.
    func measure() -> CGFloat {
        step += 1
        cells[0].show(ConstrainedCell.Text.all[step % ConstrainedCell.Text.all.count])
        return cells[0].fittingHeight()
    }

    /// What cells take that come on screen: measured, and laid out in the height that they need.
    func measureAndLayOut() {
        cells[0].frame.size.height = measure()
        cells[0].layoutIfNeeded()
    }
}
