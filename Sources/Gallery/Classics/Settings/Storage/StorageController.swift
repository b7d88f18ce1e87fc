import UIKit

/// What uses the device's storage, as an outline. A tap on a group's header expands or collapses it. In a folder's row
/// only the chevron does; a tap beside it opens the folder.
final class StorageController: UICollectionViewController {
    private let groups: [StoredItem]
    private var items: [StoredItem.ID: StoredItem] = [:]
    private lazy var dataSource = makeDataSource()

    /// - Parameter groups: The groups, each of which is a section.
    init(_ title: String = "Storage", groups: [StoredItem] = StoredItem.device) {
        self.groups = groups
        super.init(collectionViewLayout: UICollectionViewLayout())
        self.title = title
        groups.forEach(remember)
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    private func remember(_ item: StoredItem) {
        items[item.id] = item
        item.children.forEach(remember)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = title
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        collectionView.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
        for group in groups {
            var outline = NSDiffableDataSourceSectionSnapshot<StoredItem.ID>()
            append([group], to: nil, in: &outline)
            outline.expand([group.id])
            dataSource.apply(outline, to: group.id, animatingDifferences: false)
        }
    }

    private func append(
        _ children: [StoredItem], to parent: StoredItem?,
        in outline: inout NSDiffableDataSourceSectionSnapshot<StoredItem.ID>
    ) {
        outline.append(children.map(\.id), to: parent?.id)
        for child in children where !child.children.isEmpty { append(child.children, to: child, in: &outline) }
    }

    // MARK: Rows

    private func makeDataSource() -> UICollectionViewDiffableDataSource<StoredItem.ID, StoredItem.ID> {
        let header = UICollectionView.CellRegistration<UICollectionViewListCell, StoredItem> { cell, _, group in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            content.text = group.name
            content.secondaryText = group.sizeText
            content.prefersSideBySideTextAndSecondaryText = true
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, StoredItem> { cell, _, item in
            var content = UIListContentConfiguration.valueCell()
            content.text = item.name
            content.secondaryText = item.sizeText
            content.image = UIImage(systemName: item.symbol)
            cell.contentConfiguration = content
            cell.accessories = item.children.isEmpty ? [] : [.outlineDisclosure(options: .init(style: .cell))]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] view, path, id in
            self?.items[id].map {
                view.dequeueConfiguredReusableCell(using: path.item == 0 ? header : row, for: path, item: $0)
            }
        }
    }

    // MARK: Opening folders

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { folder(at: indexPath) != nil }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let folder = folder(at: indexPath) else {
            return collectionView.deselectItem(at: indexPath, animated: false)
        }
        navigationController?.pushViewController(StorageController(folder.name, groups: [folder]), animated: true)
    }

    private func folder(at path: IndexPath) -> StoredItem? {
        dataSource.itemIdentifier(for: path).flatMap { items[$0] }.flatMap { $0.children.isEmpty ? nil : $0 }
    }
}
