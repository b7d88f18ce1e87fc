import CReference
import UIKit

/// What meets a rectangle in a mosaic of 100,000 photos, which an app has written: goal b2.
@MainActor enum MosaicGoals {
    private static let photoCount = 100_000
    private static let queries = 200

    static func rows() -> [Row] {
        let layout = MosaicLayout()
        let source = BareCellSource(itemCount: photoCount)
        let view = UICollectionView(frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: layout)
        view.dataSource = source
        layout.prepare()
        return [
            row("mosaic of 100,000 photos, an object of 90", layout, height: 6_600),
            row("the same, two screens, an object", layout, height: 2 * Workload.screen.height),
        ]
    }

    /// Rectangles of a height, each a bit further down than the last one, as when the content scrolls.
    private static func row(_ what: String, _ layout: MosaicLayout, height: CGFloat) -> Row {
        let middle = layout.collectionViewContentSize.height / 2
        let rects = (0..<queries).map { query in
            CGRect(
                origin: CGPoint(x: 0, y: middle + 600 * CGFloat(query)),
                size: CGSize(width: Workload.screen.width, height: height))
        }
        let counts = rects.map { layout.layoutAttributesForElements(in: $0)?.count ?? 0 }
        let blocks = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: counts.max() ?? 0)
        defer { blocks.deallocate() }
        let comparison = Comparison.interleaved {
            for rect in rects { precondition(layout.layoutAttributesForElements(in: rect) != nil) }
        } anchor: {
            for count in counts { reference_allocate_and_free(blocks, count, 112) }
        }
        let objects = Double(counts.reduce(0, +))
        return Row(
            "b2", what, ours: (comparison.ours / objects).time,
            anchor: "malloc + free \((comparison.anchor / objects).time)", ratios: comparison.ratios, atMost: 1)
    }
}
