import UIKit

struct FileNode: Hashable {
    let name: String
    var children: [FileNode] = []
}

/// Folders in folders. A tap on a folder shows or hides what is in it.
final class FileOutlineViewController: UIViewController {
    private let roots: [FileNode]
    private lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    private lazy var dataSource = makeDataSource()

    init(roots: [FileNode]) {
        self.roots = roots
        super.init(nibName: nil, bundle: nil)
        title = "Files"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSectionSnapshot<FileNode>()
        add(roots, to: nil, in: &snapshot)
        dataSource.apply(snapshot, to: 0, animatingDifferences: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Expand", primaryAction: UIAction { [weak self] _ in self?.expandAll() })
    }

    private func add(
        _ nodes: [FileNode], to parent: FileNode?, in snapshot: inout NSDiffableDataSourceSectionSnapshot<FileNode>
    ) {
        snapshot.append(nodes, to: parent)
        for node in nodes where !node.children.isEmpty { add(node.children, to: node, in: &snapshot) }
    }

    private func expandAll() {
        var snapshot = dataSource.snapshot(for: 0)
        snapshot.expand(snapshot.items)
        dataSource.apply(snapshot, to: 0)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, FileNode> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, FileNode> { cell, _, node in
            var content = cell.defaultContentConfiguration()
            content.text = node.name
            content.image = UIImage(systemName: node.children.isEmpty ? "doc" : "folder")
            cell.contentConfiguration = content
            let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
            cell.accessories = node.children.isEmpty ? [] : [.outlineDisclosure(options: options)]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }
}
