import BenchmarkSupport
import CReference
import UIKit

/// What meets a rectangle: goals b1 and b2.
@MainActor enum QueryGoals {
    private static let queriesPerRound = 2_000

    static func rows() -> [Row] { grid() + [flow(), flowPlaces(), flowGrowth()] + attributes() }

    // MARK: Frames, without objects

    private static func grid() -> [Row] {
        let query = FrameQuery.grid(itemCount: 1_000_000)
        let reference = ReferenceGrid(itemCount: 1_000_000)
        let top = query.middle
        precondition(query.run(from: top) == 90 && reference.query(from: top) == 90, "Both must do the same job.")
        let plain = Comparison.interleaved {
            repeated { query.run(from: top) }
        } anchor: {
            repeated { reference.query(from: top) }
        }
        let rounded = Comparison.interleaved {
            repeated { query.run(from: top) }
        } anchor: {
            repeated { reference.queryOnPixels(from: top) }
        }
        return [
            row("b1", "grid query, 90 frames, ours on pixels", plain, "C, not on pixels", atMost: 1.15),
            row("b1", "the same, both on pixels", rounded, "C", atMost: 1.15),
        ]
    }

    private static func flow() -> Row {
        let query = FrameQuery.flow(itemCount: 1_000_000)
        let starts = (0..<1_000_000).map { Double($0) * 60 }
        // Another place each time, as in life: neither may learn the way to one.
        let places = (0..<64).map { query.middle + CGFloat($0 * 7919 % 64) * 5_000 }
        let wanted = places.indices.map { starts[500_000 + $0 * 7919 % 64 * 83] }
        let comparison = Comparison.interleaved {
            repeated { place in query.run(from: places[place % 64]) }
        } anchor: {
            repeated { place in reference_binary_search(starts, starts.count, wanted[place % 64]) }
        }
        let middle = query.middle
        return row("b1", "flow query, \(query.run(from: middle)) frames", comparison, "binary search", atMost: 3)
    }

    private static func flowPlaces() -> Row {
        let query = FrameQuery.flow(itemCount: 1_000_000)
        let comparison = Comparison.interleaved {
            repeated { query.run(from: query.end) }
        } anchor: {
            repeated { query.run(from: 0) }
        }
        return row("b1", "flow query at the end", comparison, "at the start", atMost: 1.5)
    }

    private static func flowGrowth() -> Row {
        let (large, small) = (FrameQuery.flow(itemCount: 10_000_000), FrameQuery.flow(itemCount: 10_000))
        let comparison = Comparison.interleaved {
            repeated { large.run(from: large.middle) }
        } anchor: {
            repeated { small.run(from: small.middle) }
        }
        return row("b1", "flow query of 10M", comparison, "10k", atMost: 1.5)
    }

    private static func row(
        _ goal: String, _ what: String, _ comparison: Comparison, _ anchor: String, atMost limit: Double
    ) -> Row {
        let (ours, theirs) = (comparison.ours / Double(queriesPerRound), comparison.anchor / Double(queriesPerRound))
        return Row(
            goal, what, ours: ours.time, anchor: "\(anchor) \(theirs.time)", ratios: comparison.ratios, atMost: limit)
    }

    private static func repeated(_ query: () -> Int) { repeated { _ in query() } }

    private static func repeated(_ query: (Int) -> Int) {
        var found = 0
        for round in 0..<queriesPerRound { found &+= query(round) }
        precondition(found > 0)
    }

    // MARK: Attributes

    private static func attributes() -> [Row] {
        let layout = UICollectionViewFlowLayout()
        let source = BareCellSource(itemCount: 1_000_000)
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: layout)
        view.dataSource = source
        layout.prepare()
        var rect = CGRect(origin: CGPoint(x: 0, y: 5_000_010), size: Workload.screen)
        let blocks = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 90)
        defer { blocks.deallocate() }
        let comparison = Comparison.interleaved {
            for _ in 0..<200 {
                rect.origin.y = rect.minY > 9_000_000 ? 30 : rect.minY + 600
                precondition(layout.layoutAttributesForElements(in: rect)?.count == 90)
            }
        } anchor: {
            for _ in 0..<200 { reference_allocate_and_free(blocks, 90, 112) }
        }
        let again = Comparison.interleaved {
            for _ in 0..<200 { precondition(layout.layoutAttributesForElements(in: rect)?.count == 90) }
        } anchor: {
            for _ in 0..<200 { reference_allocate_and_free(blocks, 90, 112) }
        }
        return [
            Row(
                "b2", "layoutAttributesForElements(in:), an object", ours: (comparison.ours / 200 / 90).time,
                anchor: "malloc + free \((comparison.anchor / 200 / 90).time)", ratios: comparison.ratios, atMost: 1),
            Row(
                "b2", "the same rectangle again, an object", ours: (again.ours / 200 / 90).time,
                anchor: "malloc + free \((again.anchor / 200 / 90).time)", ratios: again.ratios, atMost: 0.1),
        ]
    }
}
