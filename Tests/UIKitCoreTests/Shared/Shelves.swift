import UIKit
import UIKitTesting

/// Sections of squares of 100 points, 10 apart, each of which scrolls sideways on its own: in a view of 320 × 480, a shelf every 120
/// points.
@MainActor final class Shelves: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    let stage: Stage
    var items: [[Int]]
    /// The section that all shelves have.
    let section: NSCollectionLayoutSection
    private(set) var asked: [IndexPath] = []

    init(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int],
        width: NSCollectionLayoutDimension = .absolute(100),
        makeLayout: (NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout = { .init(section: $0) },
        isRightToLeft: Bool = false, viewWidth: CGFloat = 320, scale: CGFloat = 2
    ) {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.orthogonalScrollingBehavior = behavior
        layout = makeLayout(section)
        items = counts.enumerated().map { section, count in (0..<count).map { section * 1000 + $0 } }
        stage = Stage(size: CGSize(width: viewWidth, height: 480), scale: scale)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: viewWidth, height: 480), collectionViewLayout: layout)
        super.init()
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        stage.show(view)
        stage.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? ShelfCell)?.number = items[indexPath.section][indexPath.item]
        return cell
    }

    /// The scroll views that an app would find between the cells, from top to bottom.
    var scrollers: [UIScrollView] {
        view.subviews.compactMap { $0 as? UIScrollView }.filter { !$0.isHidden }
            .sorted { $0.frame.minY < $1.frame.minY }
    }

    /// The content offsets of the shelves in view.
    var offsets: [CGFloat] { scrollers.map(\.contentOffset.x) }

    /// The distance of an item from the view's left edge, to a thousandth of a point; nil if it isn't in view.
    func left(_ item: Int, in section: Int = 0) -> CGFloat? {
        view.layoutIfNeeded()
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)), !cell.isHidden else {
            return nil
        }
        return (1000 * (view.convert(cell.bounds, from: cell).minX - view.contentOffset.x)).rounded() / 1000
    }

    func visibleItems(in section: Int = 0) -> [Int] {
        view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
    }

    /// The middle of the first shelf.
    static let middle = CGPoint(x: 160, y: 60)

    func fling(by distance: CGFloat, at y: CGFloat = 60) {
        stage.flick(from: CGPoint(x: 160 - distance / 2, y: y), to: CGPoint(x: 160 + distance / 2, y: y))
        stage.settle()
    }
}

final class ShelfCell: UICollectionViewCell {
    var number = 0
}
