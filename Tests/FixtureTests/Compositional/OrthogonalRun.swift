import CoreGraphics
import Foundation
import UIKit

/// Recorded sections that scroll on their own: for several offsets, the places where they come to rest are compared.
@MainActor struct OrthogonalRun {
    let table: FixtureTable

    init(_ json: FixtureJSON) throws {
        let recorded = try CompositionalCase(json)
        if json["handler"].value != nil {
            recorded.section(0).visibleItemsInvalidationHandler = { items, offset, _ in
                Self.change(items, at: offset)
            }
        }
        let setup = CompositionalSetup(recorded)
        var table = FixtureTable()
        for (path, frame) in recorded.expectation.itemFrames {
            table.compareFrames("item \(path)", frame, setup.layout.layoutAttributesForItem(at: path)?.frame)
        }
        for header in json["expect"]["headers"].array {
            guard let path = header["path"].indexPath else { throw FixtureError(description: "A header has no path.") }
            let found = setup.layout.layoutAttributesForSupplementaryView(ofKind: "h", at: path)
            table.compareFrames("header \(path)", header["frame"].rect, found?.frame)
            table.compare("header \(path) z", header["zIndex"].number.map { Int($0) }, found?.zIndex)
        }
        // An app finds them like this: as scroll views between the cells.
        let scrollers = setup.view.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
        for step in json["expect"]["steps"].array {
            guard let offset = step["requestedOffset"].number else { continue }
            for scroller in scrollers { scroller.setContentOffset(CGPoint(x: offset, y: 0), animated: false) }
            setup.view.layoutIfNeeded()
            table.compare("rest at \(offset)", step["restingOffset"].numbers, scrollers.map(\.contentOffset.x))
            Self.compareCells(step, at: offset, in: setup.view, &table)
        }
        self.table = table
    }

    private static func compareCells(
        _ step: FixtureJSON, at offset: CGFloat, in view: UICollectionView, _ table: inout FixtureTable
    ) {
        var paths: [IndexPath] = []
        for cell in step["visibleCells"].array {
            guard let path = cell["path"].indexPath else { continue }
            paths.append(path)
            let shown = view.cellForItem(at: path)
            let name = "cell \(path) at \(offset)"
            if let frame = cell["frameInView"].rect {
                table.compareFrames(name, frame, shown.map { view.convert($0.bounds, from: $0) })
            }
            guard let box = cell["boundingFrameInView"].rect else { continue }
            table.compareFrames(name, box, shown?.frame)
            table.compareWithin("\(name) alpha", 0.001, cell["alpha"].number ?? 1, shown?.alpha)
            let found = shown?.transform ?? .identity
            for (expected, found) in zip(cell["transform"].numbers, [found.a, found.b, found.c, found.d]) {
                table.compareWithin("\(name) transform", 0.001, expected, found)
            }
            table.compare("\(name) hidden", cell["hidden"].bool, shown?.isHidden)
        }
        table.compare("visible at \(offset)", paths.sorted(), view.indexPathsForVisibleItems.sorted())
    }

    /// Changes items as the recording's handler did.
    private static func change(_ items: [any NSCollectionLayoutVisibleItem], at offset: CGPoint) {
        for item in items {
            let number = item.indexPath.item
            let distance = abs(CGFloat(155 * number + 4) - offset.x) / 300
            item.alpha = max(0.2, 1 - distance)
            item.transform3D = CATransform3DMakeScale(1 - distance / 2, 1 - distance / 2, 1)
            item.zIndex = 10 - number
            if number == 1 { item.center = CGPoint(x: 150 + offset.x, y: 60) }
            if number == 3 { item.transform = CGAffineTransform(rotationAngle: 0.3) }
        }
    }
}
