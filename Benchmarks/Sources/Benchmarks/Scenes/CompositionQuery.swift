import BenchmarkSupport
import Foundation

/// Asks the compositional solver's answer for the frames in view, without making objects of them.
final class CompositionQuery {
    private(set) var composition: MeasuredComposition
    private let found = UnsafeMutableBufferPointer<CGRect>.allocate(capacity: 1000)
    /// Eight rows of a grid.
    static let screen = CGSize(width: 375, height: 800)

    private init(_ composition: MeasuredComposition) { self.composition = composition }

    deinit { found.deallocate() }

    static func grid(itemCount: Int) -> CompositionQuery {
        CompositionQuery(.grid(itemCount: itemCount, in: screen, scale: Workload.scale))
    }

    static func sections(_ count: Int, of itemCount: Int) -> CompositionQuery {
        CompositionQuery(.sections(count, of: itemCount, in: screen, scale: Workload.scale))
    }

    /// Every row was measured, each is unlike its neighbours.
    static func measuredList(itemCount: Int) -> CompositionQuery {
        let query = CompositionQuery(.list(itemCount: itemCount, in: screen, scale: Workload.scale))
        for item in 0..<itemCount { query.composition.measure(item, height: height(of: item)) }
        return query
    }

    static func height(of item: Int) -> CGFloat { 40 + CGFloat(item * 7_919 % 50) }

    func solve() { composition.solve() }

    /// A row becomes higher and lower again.
    func resize(_ item: Int) {
        composition.measure(item, height: Self.height(of: item) + 9)
        composition.measure(item, height: Self.height(of: item))
    }

    /// An item comes in and goes again.
    func insertAndRemove(at item: Int) {
        composition.insert(at: item)
        composition.remove(at: item)
    }

    /// An item comes in, the content's size is read, and what is in view there; then the same with the item gone.
    func insertAndRemove(at item: Int, top: CGFloat) -> Int {
        composition.insertAndRemove(at: item, seen: screen(from: top), into: found)
    }

    /// Half-way down, where a row of a grid begins.
    var middle: CGFloat { (composition.contentSize.height / 200).rounded(.down) * 100 }

    var end: CGFloat { composition.contentSize.height - Self.screen.height }

    /// How many items meet a screen that begins at `top`, so often.
    func run(from top: CGFloat, times: Int = 1) -> Int {
        // What is asked again and again is a value, as a layout keeps it.
        let (composition, screen) = (composition, screen(from: top))
        var count = 0
        for _ in 0..<times { count &+= composition.query(screen, into: found) }
        return count
    }

    private func screen(from top: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: 0, y: top), size: Self.screen) }
}
