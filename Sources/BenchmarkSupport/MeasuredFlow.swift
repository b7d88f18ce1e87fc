import CoreGraphics
import LayoutEngine

/// The result of the flow solver, without views, which `Benchmarks/` compares with loops in C.
///
/// Public only because another package can't use `package` declarations. Not for apps: see
/// Documentation/Decisions/0013-measuring-from-outside.md.
public struct MeasuredFlow: Sendable {
    private var solution: FlowSolution

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

    /// How many bytes the items need.
    public var itemByteCount: Int { solution.itemByteCount }

    public mutating func insert(_ size: CGSize, at item: Int) {
        solution.replaceItems(item..<item, inSection: 0, with: .uniform(size, count: 1))
    }

    public mutating func remove(at item: Int) {
        solution.replaceItems(item..<item + 1, inSection: 0, with: .uniform(.zero, count: 0))
    }

    public mutating func resize(_ item: Int, to size: CGSize) {
        solution.resizeItem(item, inSection: 0, to: size)
    }

    public func size(of item: Int) -> CGSize { solution.sizeOfItem(item, inSection: 0) }

    /// Writes the frames of the items that meet `rect`. Returns how many there are.
    public func query(_ rect: CGRect, into frames: UnsafeMutableBufferPointer<CGRect>) -> Int {
        solution.writeFrames(meeting: rect, to: frames)
    }
}

extension SolvedLayout {
    /// Writes the frames of the items that meet `rect`. Returns how many there are.
    func writeFrames(meeting rect: CGRect, to frames: UnsafeMutableBufferPointer<CGRect>) -> Int {
        var found = 0
        forEachRun(meeting: rect) { run in
            guard case .items(let items, let section) = run, let first = frames.baseAddress else { return }
            precondition(found + items.count <= frames.count, "There is no room for \(found + items.count) frames.")
            writeFrames(ofItems: items, inSection: section, to: first + found)
            found += items.count
        }
        return found
    }
}
