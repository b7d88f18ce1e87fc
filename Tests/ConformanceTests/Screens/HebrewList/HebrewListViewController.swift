import UIKit

/// A list in Hebrew, which begins at the right, and chips that go from right to left.
final class HebrewListViewController: UIViewController {
    private enum Section: Int, CaseIterable {
        case chips, rows
    }

    private let chips = ["הכל", "חדש", "ישן"]
    private let rows = ["אפריל", "ברלין", "גשם"]
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    override func loadView() {
        collectionView.semanticContentAttribute = .forceRightToLeft
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        traitOverrides.layoutDirection = .rightToLeft
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(chips, toSection: .chips)
        snapshot.appendItems(rows, toSection: .rows)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            guard Section(rawValue: index) == .chips else {
                let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                return .list(using: configuration, layoutEnvironment: environment)
            }
            let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .estimated(36))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 40)
            return section
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
        let chip = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .tertiarySystemFill
            background.cornerRadius = 18
            cell.backgroundConfiguration = background
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, text in
            path.section == Section.chips.rawValue
                ? collectionView.dequeueConfiguredReusableCell(using: chip, for: path, item: text)
                : collectionView.dequeueConfiguredReusableCell(using: row, for: path, item: text)
        }
    }
}
