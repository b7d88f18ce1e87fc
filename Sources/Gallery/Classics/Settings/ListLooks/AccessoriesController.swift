import UIKit

/// All cell accessories with their options. The title says which accessory was tapped last.
final class AccessoriesController: UICollectionViewController {
    private let groups = AccessorySample.groups
    private lazy var dataSource = makeDataSource()

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Accessories"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = title
        collectionView.allowsSelectionDuringEditing = true
        collectionView.allowsMultipleSelectionDuringEditing = true
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for group in groups {
            snapshot.appendSections([group.title])
            snapshot.appendItems(group.samples.map(\.title))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, AccessorySample> {
            [weak self] cell, _, sample in
            var content = cell.defaultContentConfiguration()
            content.text = sample.title
            cell.contentConfiguration = content
            cell.accessories = sample.accessories { [weak self] in self?.navigationItem.title = $0 }
        }
        let header = UICollectionView.WordsRegistration.words(UICollectionView.elementKindSectionHeader) {
            [groups] in groups[$0].title
        }
        let footer = UICollectionView.WordsRegistration.words(UICollectionView.elementKindSectionFooter) {
            [groups] in groups[$0].note
        }
        let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
            [groups] view, path, _ in
            view.dequeueConfiguredReusableCell(
                using: row, for: path, item: groups[path.section].samples[path.item])
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        return dataSource
    }

    /// Lets a person select rows only while the list is in edit mode.
    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { isEditing }
}
