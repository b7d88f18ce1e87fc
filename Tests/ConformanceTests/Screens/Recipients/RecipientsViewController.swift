import UIKit

/// Names to choose from, and those chosen as chips above: the chips' part grows with its rows. A tap on a chip gives it back.
final class RecipientsViewController: UIViewController {
    private let people: [String]
    private var chosen: [String] = []
    private lazy var chipsView = ContentSizedCollectionView(frame: .zero, collectionViewLayout: Self.makeChipLayout())
    private lazy var listView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private lazy var chips = makeChips()
    private lazy var list = makeList()

    init(people: [String]) {
        self.people = people
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        chipsView.delegate = self
        listView.delegate = self
        for subview in [chipsView, listView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            chipsView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            chipsView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            chipsView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            listView.topAnchor.constraint(equalTo: chipsView.bottomAnchor),
            listView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            listView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            listView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        showChoice(animated: false)
    }

    private static func makeChipLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(32))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func makeChips() -> UICollectionViewDiffableDataSource<Int, String> {
        let chip = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
            var content = UIListContentConfiguration.cell()
            content.text = name
            content.textProperties.alignment = .center
            content.textProperties.color = .white
            content.directionalLayoutMargins = .zero
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemBlue
            background.cornerRadius = 16
            cell.backgroundConfiguration = background
        }
        return UICollectionViewDiffableDataSource(collectionView: chipsView) {
            $0.dequeueConfiguredReusableCell(using: chip, for: $1, item: $2)
        }
    }

    private func makeList() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: listView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }

    private func showChoice(animated: Bool) {
        apply(chosen, to: chips, animated: animated)
        apply(people.filter { !chosen.contains($0) }, to: list, animated: animated)
    }

    private func apply(
        _ names: [String], to dataSource: UICollectionViewDiffableDataSource<Int, String>, animated: Bool
    ) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}

extension RecipientsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        if collectionView === chipsView {
            chosen.remove(at: indexPath.item)
        } else if let name = list.itemIdentifier(for: indexPath) {
            chosen.append(name)
        }
        showChoice(animated: true)
    }
}

/// A collection view that is as high as what it shows.
final class ContentSizedCollectionView: UICollectionView {
    override var contentSize: CGSize {
        didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: max(contentSize.height, 1))
    }
}
