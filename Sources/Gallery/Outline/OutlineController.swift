import UIKit

/// The files of this repository as a tree. Folders expand and collapse, and a section snapshot holds the hierarchy.
final class OutlineController: UICollectionViewController {
    private enum Section { case files }

    private(set) var outline: FileOutline
    private lazy var dataSource = makeDataSource()
    private let status = UILabel()
    /// Whether Expand all stopped because there were too many rows.
    private var isLimited = false

    /// The number of rows at which Expand all stops.
    static let mostRows = 5_000

    init(tree: FileTree = .repository) {
        outline = FileOutline(tree)
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Outline"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.outline {
            [weak collectionView] in collectionView?.safeAreaInsets ?? .zero
        }
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Outline"
        collectionView.alwaysBounceVertical = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (scene: OutlineController, _) in
            scene.collectionViewLayout.invalidateLayout()
        }
        status.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        status.textColor = .secondaryLabel
        // The same width for every number.
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 20))
        status.frame = room.bounds
        room.addSubview(status)
        status.isAccessibilityElement = true
        let expand = UIAction(title: "Expand all") { [weak self] _ in
            self?.expandAll()
        }
        let collapse = UIAction(title: "Collapse all") { [weak self] _ in self?.change { $0.collapseAll() } }
        toolbarItems = [
            UIBarButtonItem(primaryAction: expand), .flexibleSpace(), UIBarButtonItem(primaryAction: collapse),
        ]
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: room)
        apply(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        status.textAlignment = status.endAlignment
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    // MARK: Data

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, FileEntry.ID> {
        let row = UICollectionView.CellRegistration<FileCell, FileEntry.ID> { [weak self] cell, _, id in
            guard let outline = self?.outline, let entry = outline[id] else { return }
            cell.show(entry, level: outline.snapshot.level(of: id), isExpanded: outline.snapshot.isExpanded(id))
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: id)
        }
    }

    private func apply(animated: Bool) {
        dataSource.apply(outline.snapshot, to: .files, animatingDifferences: animated)
        let rows = outline.rowCount
        status.text =
            isLimited ? "limit: \(Self.mostRows.grouped) rows" : rows == 1 ? "1 row" : "\(rows.grouped) rows"
    }

    private func expandAll() { change { isLimited = !$0.expandAll(atMost: Self.mostRows) } }

    private func change(_ change: (inout FileOutline) -> Void) {
        isLimited = false
        change(&outline)
        apply(animated: true)
        // A snapshot doesn't fill rows again that stay. Their chevrons rotate here.
        for path in collectionView.indexPathsForVisibleItems {
            guard let id = dataSource.itemIdentifier(for: path) else { continue }
            let cell = collectionView.cellForItem(at: path) as? FileCell
            cell?.setExpanded(outline.snapshot.isExpanded(id), animated: true)
        }
    }

    // MARK: Touch and keys

    /// Only folders can be selected.
    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        dataSource.itemIdentifier(for: indexPath).flatMap { outline[$0] }?.isFolder ?? false
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        change { $0.toggle(id) }
    }
}
