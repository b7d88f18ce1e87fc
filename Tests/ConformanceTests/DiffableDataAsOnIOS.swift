import UIKit

// Diffable data as it is written for iOS, in Swift 5 mode.

final class FruitsController: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable { case sweet, sour }

    /// Identifiers as in apps: structs that contain the values to show.
    struct Fruit: Hashable {
        let id: Int
        let name: String

        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        static func == (lhs: Fruit, rhs: Fruit) -> Bool { lhs.id == rhs.id }
    }

    typealias DataSource = UICollectionViewDiffableDataSource<Section, Fruit>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Fruit>

    var collectionView: UICollectionView!
    private(set) var dataSource: DataSource!
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "fruit")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func configureDataSource() {
        dataSource = DataSource(collectionView: collectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, fruit: Fruit) -> UICollectionViewCell? in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fruit", for: indexPath)
            cell.accessibilityLabel = fruit.name
            return cell
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            guard let self, let section = self.dataSource.sectionIdentifier(for: indexPath.section) else { return nil }
            let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            header.accessibilityLabel = "\(section)"
            return header
        }
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Pear")], toSection: .sweet)
        snapshot.appendItems([Fruit(id: 3, name: "Lemon")], toSection: .sour)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func add(_ fruit: Fruit) {
        var snapshot = dataSource.snapshot()
        if let first = snapshot.itemIdentifiers(inSection: .sweet).first {
            snapshot.insertItems([fruit], beforeItem: first)
        } else {
            snapshot.appendItems([fruit], toSection: .sweet)
        }
        dataSource.apply(snapshot, animatingDifferences: true) { [weak self] in self?.log.append("shown") }
    }

    /// Adds an item from any thread, and continues when it is shown.
    func addLater(_ fruit: Fruit) async {
        var snapshot = dataSource.snapshot()
        snapshot.appendItems([fruit], toSection: .sour)
        await dataSource.apply(snapshot, animatingDifferences: true)
        log.append("shown later")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let fruit = dataSource.itemIdentifier(for: indexPath) else { return }
        log.append(fruit.name)
    }
}

/// A subclass that overrides methods of the data source, as apps did before there were handlers.
final class ReorderableDataSource: UICollectionViewDiffableDataSource<Int, String> {
    private(set) var moves: [String] = []

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.item > 0
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath) else { return }
        moves.append(item)
        var snapshot = self.snapshot()
        if let other = itemIdentifier(for: destinationIndexPath), other != item {
            if sourceIndexPath.item < destinationIndexPath.item {
                snapshot.moveItem(item, afterItem: other)
            } else {
                snapshot.moveItem(item, beforeItem: other)
            }
        }
        apply(snapshot, animatingDifferences: false)
    }

    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) { super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
}

/// Identifiers of a class, compared by identity.
@MainActor final class FruitObjects {
    final class Identity: NSObject, @unchecked Sendable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    let objects: UICollectionViewDiffableDataSource<Int, Identity>

    init(_ collectionView: UICollectionView) {
        objects = UICollectionViewDiffableDataSource(collectionView: collectionView) { _, _, _ in nil }
    }

    func fill() {
        var other = NSDiffableDataSourceSnapshot<Int, Identity>()
        other.appendSections([0])
        other.appendItems([Identity("a"), Identity("b")])
        objects.apply(other)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// An extension as in libraries.
    mutating func appendUnique(_ items: [ItemIdentifierType], to section: SectionIdentifierType) {
        if indexOfSection(section) == nil { appendSections([section]) }
        appendItems(items.filter { indexOfItem($0) == nil }, toSection: section)
    }
}
