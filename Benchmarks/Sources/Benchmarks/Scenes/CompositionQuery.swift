import BenchmarkSupport
import Foundation

/// Asks the compositional solver for the frames in view, without making attributes objects.
final class CompositionQuery {
    private(set) var composition: MeasuredComposition
    private let found = UnsafeMutableBufferPointer<CGRect>.allocate(capacity: 1000)
    /// The size of eight rows of a grid.
    static let screen = CGSize(width: 375, height: 800)

    private init(_ composition: MeasuredComposition) { self.composition = composition }

    deinit { found.deallocate() }

    static func grid(itemCount: Int) -> CompositionQuery {
        CompositionQuery(.grid(itemCount: itemCount, in: screen, scale: Workload.scale))
    }

    static func sections(_ count: Int, of itemCount: Int) -> CompositionQuery {
        CompositionQuery(.sections(count, of: itemCount, in: screen, scale: Workload.scale))
    }

    /// Makes a list in which every row was measured and differs from its neighbours.
    static func measuredList(itemCount: Int) -> CompositionQuery {
        let query = CompositionQuery(.list(itemCount: itemCount, in: screen, scale: Workload.scale))
        for item in 0..<itemCount { query.composition.measure(item, height: height(of: item)) }
        return query
    }

    static func height(of item: Int) -> CGFloat { 40 + CGFloat(item * 7_919 % 50) }

    func solve() { composition.solve() }

    /// Makes a row higher, and then lower again.
    func resize(_ item: Int) {
        composition.measure(item, height: Self.height(of: item) + 9)
        composition.measure(item, height: Self.height(of: item))
    }

    /// Inserts an item and removes it again.
    func insertAndRemove(at item: Int) {
        composition.insert(at: item)
        composition.remove(at: item)
    }

    /// Inserts an item, reads the content size and the items in view, then removes the item and reads both again.
    func insertAndRemove(at item: Int, top: CGFloat) -> Int {
        composition.insertAndRemove(at: item, seen: screen(from: top), into: found)
    }

    /// Halfway down, at the beginning of a row.
    var middle: CGFloat { (composition.contentSize.height / 200).rounded(.down) * 100 }

    var end: CGFloat { composition.contentSize.height - Self.screen.height }

    /// Returns how many items meet a screen that begins at `top`, after `times` queries.
    func run(from top: CGFloat, times: Int = 1) -> Int {
        // The queries go to a value, as in a layout.
        let (composition, screen) = (composition, screen(from: top))
        var count = 0
        for _ in 0..<times { count &+= composition.query(screen, into: found) }
        return count
    }

    private func screen(from top: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: 0, y: top), size: Self.screen) }
}
