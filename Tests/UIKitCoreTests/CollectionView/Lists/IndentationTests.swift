import Testing
import UIKit
import UIKitTesting

// How far rows of an outline are moved in, beside a notch.
@MainActor @Suite("Indentation of rows") struct IndentationTests {
    /// Where the texts of rows of the levels 0, 1 and 2 begin, in points from the leading edge.
    private func starts(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, notch: CGFloat, isRightToLeft: Bool,
        accessories: [UICellAccessory] = []
    ) -> [CGFloat] {
        let stage = Stage(
            size: CGSize(width: 800, height: 400), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 0, left: notch, bottom: 0, right: notch))
        let view = UICollectionView(
            frame: stage.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)))
        view.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, level in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
            cell.indentationLevel = level
            cell.accessories = accessories
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        stage.show(view)
        return view.indexPathsForVisibleItems.sorted().compactMap { path in
            let content = view.cellForItem(at: path)?.contentView as? UIListContentView
            guard let guide = content?.textLayoutGuide, let frame = content?.convert(guide.layoutFrame, to: nil) else {
                return nil
            }
            return isRightToLeft ? 800 - frame.maxX : frame.minX
        }
    }

    @Test(
        "each indentation level is 10 points, with and without a notch, on both sides",
        arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .sidebar, .insetGrouped], [false, true])
    func levels(appearance: UICollectionLayoutListConfiguration.Appearance, isRightToLeft: Bool) {
        for notch in [0.0, 59] {
            let starts = starts(appearance, notch: notch, isRightToLeft: isRightToLeft)
            #expect(starts.map { $0 - starts[0] } == [0, 10, 20] && starts[0] >= notch + 16, "\(starts)")
        }
    }

    @Test("an outline's chevron at the trailing edge doesn't change the indentation")
    func chevron() {
        let starts = starts(
            .plain, notch: 59, isRightToLeft: false, accessories: [.outlineDisclosure(options: .init(style: .header))])
        #expect(starts.map { $0 - starts[0] } == [0, 10, 20], "\(starts)")
    }
}
