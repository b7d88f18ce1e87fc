import UIKit

/// News that a pull brings up to date.
final class HeadlinesViewController: UICollectionViewController {
    typealias Loader = @MainActor (_ completion: @escaping @MainActor ([String]) -> Void) -> Void

    private let load: Loader
    private lazy var dataSource = makeDataSource()

    init(headlines: [String], load: @escaping Loader) {
        self.load = load
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        show(headlines, animated: false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.alwaysBounceVertical = true
        collectionView.refreshControl = UIRefreshControl(
            frame: .zero, primaryAction: UIAction { [weak self] _ in self?.refresh() })
    }

    private func refresh() {
        load { [weak self] news in
            guard let self else { return }
            let old = dataSource.snapshot().itemIdentifiers
            show(news + old.filter { !news.contains($0) }, animated: true)
            collectionView.refreshControl?.endRefreshing()
        }
    }

    private func show(_ headlines: [String], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(headlines)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, headline in
            var content = cell.defaultContentConfiguration()
            content.text = headline
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }
}
