import BenchmarkSupport
import Foundation

/// Asks the solver for the frames in view, without making attributes objects.
final class FrameQuery {
    private(set) var flow: MeasuredFlow
    private let found = UnsafeMutableBufferPointer<CGRect>.allocate(capacity: 1000)

    private init(_ flow: MeasuredFlow) { self.flow = flow }

    deinit { found.deallocate() }

    /// Makes a grid of items of one size.
    static func grid(itemCount: Int) -> FrameQuery {
        FrameQuery(
            MeasuredFlow(
                itemCount: itemCount, itemSize: Workload.itemSize, width: Workload.screen.width, scale: Workload.scale))
    }

    /// Makes a flow of items of many sizes.
    static func flow(itemCount: Int) -> FrameQuery {
        let lengths = Workload.mixedLengths(itemCount)
        let sizes = (0..<itemCount).lazy.map {
            CGSize(width: CGFloat(lengths[2 * $0]), height: CGFloat(lengths[2 * $0 + 1]))
        }
        return FrameQuery(
            MeasuredFlow(itemSizes: Array(sizes), width: Workload.screen.width, scale: Workload.scale))
    }

    /// Inserts an item, reads the content size and the items in view, then removes the item and reads both again.
    func insertAndRemove(at item: Int, top: CGFloat) -> Int {
        flow.insert(CGSize(width: 77, height: 41), at: item)
        var found = run(from: top) + (flow.contentSize.height > 0 ? 1 : 0)
        flow.remove(at: item)
        found += run(from: top) + (flow.contentSize.height > 0 ? 1 : 0)
        return found
    }

    /// Makes an item higher, and then lower again.
    func resize(_ item: Int, to size: CGSize, andBackTo old: CGSize) {
        flow.resize(item, to: size)
        flow.resize(item, to: old)
    }

    /// Halfway down, between two rows of a grid.
    var middle: CGFloat { (flow.contentSize.height / 120).rounded(.down) * 60 + 30 }

    var end: CGFloat { flow.contentSize.height - Workload.screen.height }

    /// Returns how many items meet a screen that begins at `top`.
    func run(from top: CGFloat) -> Int {
        flow.query(CGRect(origin: CGPoint(x: 0, y: top), size: Workload.screen), into: found)
    }
}
