import UIKit

struct Bug: Hashable {
    let title: String
    let isOpen: Bool
}

/// Bugs below three segments: all, the open ones, the others. Rows come and go with an animation.
final class BugListViewController: UIViewController {
    private let bugs: [Bug]
    private lazy var segments = UISegmentedControl(
        frame: .zero,
        actions: ["All", "Open", "Closed"].map { title in
            UIAction(title: title) { [weak self] _ in self?.showBugs(animated: true) }
        })
    private(set) lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private lazy var dataSource = makeDataSource()

    init(bugs: [Bug]) {
        self.bugs = bugs
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        segments.selectedSegmentIndex = 0
        for subview in [segments, collectionView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            segments.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            segments.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            segments.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            collectionView.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 8),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        showBugs(animated: false)
    }

    private func showBugs(animated: Bool) {
        let shown = bugs.filter { bug in
            switch segments.selectedSegmentIndex {
            case 1: bug.isOpen
            case 2: !bug.isOpen
            default: true
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Bug>()
        snapshot.appendSections([0])
        snapshot.appendItems(shown)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Bug> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Bug> { cell, _, bug in
            var content = cell.defaultContentConfiguration()
            content.text = bug.title
            content.image = UIImage(systemName: bug.isOpen ? "circle" : "checkmark.circle")
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }
}
