import Foundation
import Testing
import UIKit
import UIKitTesting

/// Layouts without a mistake get no finding. `LAYOUT_SEEDS=20` tries 20 seeds; the default is two.
@MainActor @Suite("Layout checker: sound layouts") struct SoundLayoutTests {
    nonisolated static let seeds = Array(
        1...UInt64(ProcessInfo.processInfo.environment["LAYOUT_SEEDS"].flatMap { Int($0) } ?? 2))

    private func expectNothing(
        _ seed: UInt64, items: [Int] = [3, 0, 25], adjust: (inout LayoutChecker) -> Void = { _ in },
        _ layout: @escaping @MainActor () -> UICollectionViewLayout
    ) {
        var checker = LayoutChecker(items: items, layout)
        checker.seed = seed
        checker.runs = 1
        adjust(&checker)
        let report = checker.check()
        #expect(report.findings.isEmpty, "UIKIT_SEED=\(seed) \(report)")
        #expect(report.steps == checker.steps)
    }

    @Test("rows with headers pass", arguments: seeds) func rows(seed: UInt64) { expectNothing(seed) { RowsLayout() } }

    @Test("a circle passes", arguments: seeds) func circle(seed: UInt64) { expectNothing(seed) { DiscsLayout() } }

    @Test("a mosaic passes", arguments: seeds) func mosaic(seed: UInt64) { expectNothing(seed) { MosaicLayout() } }

    @Test("a sheet layout with a pinned column passes", arguments: seeds) func sheet(seed: UInt64) {
        expectNothing(seed, items: [8, 8, 8, 8, 8]) { SheetLayout() }
    }

    @Test("a flow passes", arguments: seeds) func flow(seed: UInt64) { expectNothing(seed) { BuiltInLayouts.flow() } }

    @Test("a flow layout with sizes from its delegate passes", arguments: seeds) func flowDelegate(seed: UInt64) {
        expectNothing(seed, adjust: { $0.makeDelegate = { UnevenSizes() } }) { UICollectionViewFlowLayout() }
    }

    @Test("a flow layout with pinned headers and footers passes", arguments: seeds) func pinned(seed: UInt64) {
        expectNothing(seed) { BuiltInLayouts.pinnedFlow() }
    }

    @Test("a flow layout whose cells size themselves passes", arguments: seeds) func selfSizing(seed: UInt64) {
        expectNothing(seed, adjust: { $0.cellSize = UnevenSizes.size }) { BuiltInLayouts.selfSizingFlow() }
    }

    @Test("a flow layout with a stretching header passes", arguments: seeds) func stretchy(seed: UInt64) {
        expectNothing(seed) {
            let layout = StretchyLayout()
            layout.itemSize = CGSize(width: 90, height: 60)
            layout.headerReferenceSize = CGSize(width: 0, height: 120)
            return layout
        }
    }

    @Test("a shelf above a grid, with headers and backgrounds, passes", arguments: seeds) func store(seed: UInt64) {
        expectNothing(seed) { BuiltInLayouts.store() }
    }

    @Test("rows that size themselves pass", arguments: seeds) func selfSizingRows(seed: UInt64) {
        expectNothing(seed, adjust: { $0.cellSize = UnevenSizes.size }) { BuiltInLayouts.selfSizingRows() }
    }

    @Test("a list layout passes", arguments: seeds) func list(seed: UInt64) {
        expectNothing(seed) {
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            return UICollectionViewCompositionalLayout.list(using: configuration)
        }
    }
}

/// Sizes that follow from an item's number.
final class UnevenSizes: NSObject, UICollectionViewDelegateFlowLayout {
    static func size(_ path: IndexPath) -> CGSize {
        CGSize(width: 40 + path.item * 31 % 60, height: 30 + path.item * 17 % 50)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { Self.size(indexPath) }
}
