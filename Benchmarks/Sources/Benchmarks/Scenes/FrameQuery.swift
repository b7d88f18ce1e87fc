import BenchmarkSupport
import Foundation

/// Asks the solver's answer for the frames in view, without making objects of them.
final class FrameQuery {
    private(set) var flow: MeasuredFlow
    private let found = UnsafeMutableBufferPointer<CGRect>.allocate(capacity: 1000)

    private init(_ flow: MeasuredFlow) { self.flow = flow }

    deinit { found.deallocate() }

    /// Items of one size.
    static func grid(itemCount: Int) -> FrameQuery {
        FrameQuery(
            MeasuredFlow(
                itemCount: itemCount, itemSize: Workload.itemSize, width: Workload.screen.width, scale: Workload.scale))
    }

    /// Items of many sizes.
    static func flow(itemCount: Int) -> FrameQuery {
        let lengths = Workload.mixedLengths(itemCount)
        let sizes = (0..<itemCount).lazy.map {
            CGSize(width: CGFloat(lengths[2 * $0]), height: CGFloat(lengths[2 * $0 + 1]))
        }
        return FrameQuery(
            MeasuredFlow(itemSizes: Array(sizes), width: Workload.screen.width, scale: Workload.scale))
    }

    /// An item comes in, the content's size is read, and what is in view there; then the same with the item gone.
    func insertAndRemove(at item: Int, top: CGFloat) -> Int {
        flow.insert(CGSize(width: 77, height: 41), at: item)
        var found = run(from: top) + (flow.contentSize.height > 0 ? 1 : 0)
        flow.remove(at: item)
        found += run(from: top) + (flow.contentSize.height > 0 ? 1 : 0)
        return found
    }

    /// An item becomes higher and lower again.
    func resize(_ item: Int, to size: CGSize, andBackTo old: CGSize) {
        flow.resize(item, to: size)
        flow.resize(item, to: old)
    }

    /// Half-way down, between two rows of a grid.
    var middle: CGFloat { (flow.contentSize.height / 120).rounded(.down) * 60 + 30 }

    var end: CGFloat { flow.contentSize.height - Workload.screen.height }

    /// How many items meet a screen that begins at `top`.
    func run(from top: CGFloat) -> Int {
        flow.query(CGRect(origin: CGPoint(x: 0, y: top), size: Workload.screen), into: found)
    }
}
