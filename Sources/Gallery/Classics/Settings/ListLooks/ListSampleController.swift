import UIKit

/// A list of three sections with the chosen options.
final class ListSampleController: UICollectionViewController {
    private struct Row: Hashable {
        let section: Int
        let number: Int
    }

    private static let symbols = ["tray.fill", "paperplane.fill", "doc.fill", "archivebox.fill", "trash.fill"]
    private static let names = ["Inbox", "Sent", "Drafts", "Archive", "Bin"]

    private let look: ListSampleLook
    private lazy var dataSource = makeDataSource()

    init(_ look: ListSampleLook) {
        self.look = look
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look.configuration))
        title = look.appearance.name
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = title
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        for section in 0..<3 {
            snapshot.appendSections([section])
            // With the header mode `firstItemInSection`, the header is an item, too.
            let first = look.header == .firstItemInSection ? -1 : 0
            snapshot.appendItems((first..<Self.names.count).map { Row(section: section, number: $0) })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = cell.defaultContentConfiguration()
            if row.number >= 0 {
                content.text = Self.names[row.number]
                content.image = UIImage(systemName: Self.symbols[row.number])
                cell.accessories = [.disclosureIndicator()]
            } else {
                content.text = Self.header(row.section)
                cell.accessories = []
            }
            cell.contentConfiguration = content
        }
        let header = UICollectionView.WordsRegistration.words(UICollectionView.elementKindSectionHeader, Self.header)
        let footer = UICollectionView.WordsRegistration.words(UICollectionView.elementKindSectionFooter) { _ in
            "Five mailboxes"
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        return dataSource
    }

    private static func header(_ section: Int) -> String { ["Home", "Work", "Club"][section] }
}
