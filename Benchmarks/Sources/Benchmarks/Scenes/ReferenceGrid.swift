import CReference
import Foundation

/// The same job as a query of a grid, in C.
final class ReferenceGrid {
    private var grid: reference_grid
    private let found: UnsafeMutablePointer<reference_rect>

    init(itemCount: Int) {
        grid = reference_grid(
            count: itemCount, columns: Workload.itemsPerRow, width: 50, height: 50, column_step: 65, line_step: 60)
        found = .allocate(capacity: 1000)
    }

    deinit { found.deallocate() }

    func query(from top: Double) -> Int {
        reference_grid_query(&grid, top, top + Double(Workload.screen.height), found)
    }

    func queryOnPixels(from top: Double) -> Int {
        reference_grid_query_on_pixels(
            &grid, top, top + Double(Workload.screen.height), Double(Workload.scale), found)
    }
}
