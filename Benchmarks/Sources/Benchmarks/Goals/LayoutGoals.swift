import UIKit

/// Where lines break: goals a1 and a4.
@MainActor enum LayoutGoals {
    static func rows() -> [Row] { [mixed(), fixed(), fixedGrowth()] }

    private static func mixed() -> Row {
        let count = 1_000_000
        let lengths = Workload.mixedLengths(count)
        let scene = MixedFlowScene(lengths: lengths)
        let reference = ReferenceFlow(lengths: lengths)
        scene.prepare(asking: true)
        reference.solve()
        precondition(scene.layout.collectionViewContentSize.height == reference.height, "Both must do the same job.")
        let comparison = Comparison.interleaved {
            scene.prepare(asking: false)
        } anchor: {
            reference.solve()
        }
        return Row(
            "a1", "flow, 1M mixed sizes, known: an item", ours: (comparison.ours / Double(count)).time,
            anchor: "C loop \((comparison.anchor / Double(count)).time)", ratios: comparison.ratios, atMost: 1)
    }

    private static func fixed() -> Row {
        Row("a4", "flow, 10M items of one size: prepare()", prepareTime(10_000_000), \.time, atMost: 1_000)
    }

    private static func fixedGrowth() -> Row {
        let ratios = (0..<15).map { _ in prepareTime(10_000_000) / prepareTime(10_000) }
        return Row(
            "a4", "the same, 10M by 10k", ours: "", anchor: "", ratios: Sample(ratios), atMost: 1.5)
    }

    private static func prepareTime(_ count: Int) -> Double {
        let layout = UICollectionViewFlowLayout()
        let source = BareCellSource(itemCount: count)
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: layout)
        view.dataSource = source
        let times = (0..<1_000).map { _ in
            layout.invalidateLayout()
            return nanoseconds { layout.prepare() }
        }
        return Sample(times).median
    }
}
