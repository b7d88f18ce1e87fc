import CoreGraphics
import LayoutEngine

/// The result of the compositional solver, without views. For `Benchmarks/` only, as ``MeasuredFlow``.
public struct MeasuredComposition: Sendable {
    private var solution: CompositionalSolution
    private let input: CompositionalInput
    private var measurements = ItemMeasurements()

    private init(_ input: CompositionalInput) {
        self.input = input
        solution = CompositionalSolver().solve(input)
    }

    private init(_ kinds: [GroupSection], _ counts: [Int], _ size: CGSize, _ scale: CGFloat) {
        var input = CompositionalInput(axis: .vertical, viewSize: size, pixelGrid: PixelGrid(scale: scale))
        input.kinds = kinds
        input.sections = counts.enumerated().map { number, count in
            CompositionalInput.Section(kind: number % kinds.count, itemCount: count)
        }
        self.init(input)
    }

    /// Makes one section with rows of four items, each row 100 points high.
    public static func grid(itemCount: Int, in size: CGSize, scale: CGFloat) -> MeasuredComposition {
        MeasuredComposition([.grid], [itemCount], size, scale)
    }

    /// Makes sections of three kinds in turn: a grid, a list, and one with a header.
    public static func sections(_ count: Int, of itemCount: Int, in size: CGSize, scale: CGFloat) -> MeasuredComposition
    {
        let kinds: [GroupSection] = [.grid, .list, .headed]
        return MeasuredComposition(kinds, Array(repeating: itemCount, count: count), size, scale)
    }

    /// Makes rows with an estimated height of 44 points.
    public static func list(itemCount: Int, in size: CGSize, scale: CGFloat) -> MeasuredComposition {
        MeasuredComposition([.list], [itemCount], size, scale)
    }

    public mutating func solve() { solution = CompositionalSolver().solve(input) }

    public var contentSize: CGSize { solution.contentSize }

    /// Stores the height that a row's cell measured.
    public mutating func measure(_ item: Int, height: CGFloat) {
        let size = CGSize(width: input.viewSize.width, height: height)
        measurements.measure(size, item: item, section: 0)
        solution.resizeItem(item, inSection: 0, to: size, measurements)
    }

    public mutating func insert(at item: Int) {
        measurements.insertItems(1, at: item, section: 0)
        solution.replaceItems(item..<item, inSection: 0, withCount: 1, measurements)
    }

    public mutating func remove(at item: Int) {
        measurements.removeItems(item..<item + 1, section: 0)
        solution.replaceItems(item..<item + 1, inSection: 0, withCount: 0, measurements)
    }

    /// Inserts an item, reads the content size and the items in view, then removes the item and reads both again.
    public mutating func insertAndRemove(
        at item: Int, seen rect: CGRect, into frames: UnsafeMutableBufferPointer<CGRect>
    ) -> Int {
        insert(at: item)
        var found = query(rect, into: frames) + (contentSize.height > 0 ? 1 : 0)
        remove(at: item)
        found += query(rect, into: frames) + (contentSize.height > 0 ? 1 : 0)
        return found
    }

    /// Writes the frames of the items that meet `rect`. Returns how many there are.
    public func query(_ rect: CGRect, into frames: UnsafeMutableBufferPointer<CGRect>) -> Int {
        solution.writeFrames(meeting: rect, to: frames)
    }
}

extension GroupSection {
    fileprivate static let grid = GroupSection(
        group: GroupItem(
            size: GroupSize(width: .fractionOfWidth(1), height: .points(100)),
            content: .line(
                GroupLine(
                    .horizontal,
                    [GroupItem(size: GroupSize(width: .fractionOfWidth(0.25), height: .fractionOfHeight(1)))]))))

    fileprivate static let list = GroupSection(
        group: GroupItem(
            size: .row, content: .line(GroupLine(.vertical, [GroupItem(size: .row)]))))

    fileprivate static var headed: GroupSection {
        var section = grid
        section.insets = GroupInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        section.boundaries = [
            SectionBoundary(
                kind: 0, size: GroupSize(width: .fractionOfWidth(1), height: .points(40)), x: .middle, y: .start)
        ]
        return section
    }
}

extension GroupSize {
    fileprivate static let row = GroupSize(width: .fractionOfWidth(1), height: .estimate(44))
}
