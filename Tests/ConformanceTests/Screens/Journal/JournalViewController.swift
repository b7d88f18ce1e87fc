import UIKit

struct JournalEntry: Hashable, Identifiable {
    let id: Int
    let title: String
    let text: String
}

/// Entries on cards, two lines of each; a tap opens one, another closes it.
final class JournalViewController: UIViewController {
    private let entries: [JournalEntry]
    private var openEntries: Set<JournalEntry.ID> = []
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    init(entries: [JournalEntry]) {
        self.entries = entries
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        var snapshot = NSDiffableDataSourceSnapshot<Int, JournalEntry.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(entries.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width > 600 ? 2 : 1
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(90)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(90)),
                repeatingSubitem: item, count: columns)
            group.interItemSpacing = .fixed(12)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            return section
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, JournalEntry.ID> {
        let card = UICollectionView.CellRegistration<JournalCell, JournalEntry.ID> { [unowned self] cell, path, id in
            cell.show(entries[path.item], isOpen: openEntries.contains(id))
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: card, for: $1, item: $2)
        }
    }
}

extension JournalViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        if openEntries.remove(id) == nil { openEntries.insert(id) }
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }
}

/// A title, and a text of two lines or of all.
final class JournalCell: UICollectionViewCell {
    let titleLabel = UILabel()
    let textLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        textLabel.font = .preferredFont(forTextStyle: .body)
        for label in [titleLabel, textLabel] { label.adjustsFontForContentSizeCategory = true }
        let stackView = UIStackView(arrangedSubviews: [titleLabel, textLabel])
        stackView.axis = .vertical
        stackView.spacing = 4
        stackView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ entry: JournalEntry, isOpen: Bool) {
        titleLabel.text = entry.title
        textLabel.text = entry.text
        textLabel.numberOfLines = isOpen ? 0 : 2
    }
}
