import CoreGraphics
import LayoutEngine

/// The flow solver's answer without any view around it: what `Benchmarks/` holds against loops in C.
///
/// Public only because another package cannot reach `package` declarations. Not for apps: see
/// Documentation/Decisions/0013-measuring-from-outside.md.
public struct MeasuredFlow: Sendable {
    private let solution: FlowSolution

    public init(itemCount: Int, itemSize: CGSize, width: CGFloat, scale: CGFloat) {
        self.init(FlowSectionInput(sizes: .uniform(itemSize, count: itemCount)), width, scale)
    }

    public init(itemSizes: [CGSize], width: CGFloat, scale: CGFloat) {
        self.init(FlowSectionInput(sizes: FlowSizes(itemSizes)), width, scale)
    }

    private init(_ section: FlowSectionInput, _ width: CGFloat, _ scale: CGFloat) {
        solution = FlowSolver().solve(
            FlowInput(axis: .vertical, crossLength: width, pixelGrid: PixelGrid(scale: scale), sections: [section]))
    }

    public var contentSize: CGSize { solution.contentSize }

    /// Memory held for the items.
    public var itemByteCount: Int { solution.itemByteCount }

    /// Writes the frames of the items that meet `rect`; answers how many there are.
    public func query(_ rect: CGRect, into frames: UnsafeMutableBufferPointer<CGRect>) -> Int {
        var found = 0
        solution.forEachRun(meeting: rect) { run in
            guard case .items(let items, let section) = run else { return }
            solution.forEachFrame(ofItems: items, inSection: section) { _, frame in
                frames[found] = frame
                found += 1
            }
        }
        return found
    }
}
