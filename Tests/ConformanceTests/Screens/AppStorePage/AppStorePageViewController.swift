import UIKit

struct StoreApp: Hashable {
    let name: String
    let updates: Int
}

/// A page of shelves: one big card at a time, then rows of three that go sideways, then a grid. Numbers of updates are badges.
final class AppStorePageViewController: UIViewController {
    enum Shelf: Int, CaseIterable {
        case featured, lists, grid
    }

    private struct Entry: Hashable {
        let shelf: Shelf
        let app: StoreApp
    }

    static let badgeKind = "badge"

    private let apps: [StoreApp]
    private(set) lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
            Self.makeSection(index: index, width: environment.container.effectiveContentSize.width)
        })
    private lazy var dataSource = makeDataSource()

    init(apps: [StoreApp]) {
        self.apps = apps
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Entry>()
        for shelf in Shelf.allCases {
            snapshot.appendSections([shelf])
            snapshot.appendItems(apps.map { Entry(shelf: shelf, app: $0) })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Shelf, Entry> {
        let app = UICollectionView.CellRegistration<AppCell, Entry> { cell, _, entry in
            cell.label.text = entry.app.name
        }
        let badge = UICollectionView.SupplementaryRegistration<UpdatesBadgeView>(elementKind: Self.badgeKind) {
            [unowned self] view, _, path in
            view.show(self.dataSource.itemIdentifier(for: path)?.app.updates ?? 0)
        }
        let header = UICollectionView.SupplementaryRegistration<ShelfTitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            view.label.text = ["Featured", "Popular", "All apps"][path.section]
        }
        let dataSource = UICollectionViewDiffableDataSource<Shelf, Entry>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: app, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, path in
            kind == Self.badgeKind
                ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: path)
                : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return dataSource
    }
}

extension AppStorePageViewController {
    private static func makeSection(index: Int, width: CGFloat) -> NSCollectionLayoutSection? {
        guard let shelf = Shelf(rawValue: index) else { return nil }
        let section: NSCollectionLayoutSection
        switch shelf {
        case .featured: section = makeFeatured()
        case .lists: section = makeLists()
        case .grid: section = makeGrid(width: width)
        }
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
        return section
    }

    private static func makeFeatured() -> NSCollectionLayoutSection {
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(180)),
            subitems: [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        return section
    }

    private static func makeLists() -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(150)),
            repeatingSubitem: row, count: 3)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 10
        return section
    }

    private static func makeGrid(width: CGFloat) -> NSCollectionLayoutSection {
        let columns = width > 600 ? 6 : 3
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            repeatingSubitem: item, count: columns)
        let section = NSCollectionLayoutSection(group: group)
        group.interItemSpacing = .fixed(15)
        section.interGroupSpacing = 15
        return section
    }
}
