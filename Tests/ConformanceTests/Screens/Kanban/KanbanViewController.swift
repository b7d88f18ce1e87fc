import UIKit

/// Three lists beside each other; a tap sends a card to the next one, a button brings the last one back.
final class KanbanViewController: UIViewController {
    private enum Stage: Int, CaseIterable {
        case toDo, doing, done
    }

    private var cards: [Stage: [String]]
    private var history: [(card: String, from: Stage)] = []
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    private lazy var dataSource = makeDataSource()

    init(cards: [String]) {
        self.cards = [.toDo: cards]
        super.init(nibName: nil, bundle: nil)
        title = "Board"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Undo", primaryAction: UIAction { [weak self] _ in self?.undo() })
        showCards(animated: false)
    }

    /// Columns of a third of the width, side by side. Each is a section of its own.
    private static func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        return UICollectionViewCompositionalLayout(
            sectionProvider: { _, environment in
                let width = max(environment.container.effectiveContentSize.width / 3, 120)
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .absolute(width - 20), heightDimension: .fractionalHeight(1)),
                    subitems: [item])
                group.interItemSpacing = .fixed(8)
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 10)
                return section
            }, configuration: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Stage, String> {
        let card = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
            var content = UIListContentConfiguration.cell()
            content.text = name
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .secondarySystemGroupedBackground
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: card, for: $1, item: $2)
        }
    }

    private func undo() {
        guard let (card, stage) = history.popLast() else { return }
        move(card, to: stage)
    }

    private func move(_ card: String, to stage: Stage) {
        for key in Stage.allCases { cards[key]?.removeAll { $0 == card } }
        cards[stage, default: []].append(card)
        showCards(animated: true)
    }

    private func showCards(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Stage, String>()
        snapshot.appendSections(Stage.allCases)
        for stage in Stage.allCases { snapshot.appendItems(cards[stage] ?? [], toSection: stage) }
        dataSource.apply(snapshot, animatingDifferences: animated)
        navigationItem.rightBarButtonItem?.isEnabled = !history.isEmpty
    }
}

extension KanbanViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let card = dataSource.itemIdentifier(for: indexPath), let stage = Stage(rawValue: indexPath.section),
            let next = Stage(rawValue: stage.rawValue + 1)
        else { return }
        history.append((card, stage))
        move(card, to: next)
    }
}
