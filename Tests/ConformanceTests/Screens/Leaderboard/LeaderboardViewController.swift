import UIKit

/// Players by points. A tap gives one ten points, and the row goes up to its place.
final class LeaderboardViewController: UICollectionViewController {
    private var points: [String: Int]
    private lazy var dataSource = makeDataSource()

    init(points: [String: Int]) {
        self.points = points
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        showRanks(animated: false)
    }

    private var ranking: [String] {
        points.keys.sorted { (points[$0] ?? 0, $1) > (points[$1] ?? 0, $0) }
    }

    private func showRanks(animated: Bool) {
        let ranking = ranking
        let known = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(ranking)
        snapshot.reconfigureItems(ranking.filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, player in
            guard let self else { return }
            var content = UIListContentConfiguration.valueCell()
            content.text = "\((ranking.firstIndex(of: player) ?? 0) + 1). \(player)"
            content.secondaryText = "\(points[player] ?? 0)"
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let player = dataSource.itemIdentifier(for: indexPath) else { return }
        points[player, default: 0] += 10
        showRanks(animated: true)
    }
}
