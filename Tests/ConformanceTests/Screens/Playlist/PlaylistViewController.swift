import UIKit

/// Songs in an order that a person gives them: handles appear while editing.
final class PlaylistViewController: UICollectionViewController {
    private(set) var songs: [String]
    private lazy var dataSource = makeDataSource()

    init(songs: [String]) {
        self.songs = songs
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Playlist"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let songs = songs.applying(transaction.difference) else { return }
            self.songs = songs
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(songs)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, song in
            var content = cell.defaultContentConfiguration()
            content.text = song
            cell.contentConfiguration = content
            cell.accessories = [
                .delete(displayed: .whenEditing, actionHandler: { self?.remove(song) }),
                .reorder(displayed: .whenEditing),
            ]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }

    private func remove(_ song: String) {
        songs.removeAll { $0 == song }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([song])
        dataSource.apply(snapshot)
    }
}
