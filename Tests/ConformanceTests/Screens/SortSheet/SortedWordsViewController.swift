import UIKit

/// Words in an order that is chosen in a sheet, or beside the button on a tablet.
final class SortedWordsViewController: UICollectionViewController {
    private let words: [String]
    private var order = WordOrder.alphabet
    private lazy var dataSource = makeDataSource()

    init(words: [String]) {
        self.words = words
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Words"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", primaryAction: UIAction { [weak self] _ in self?.chooseOrder() })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        showWords(animated: false)
    }

    private func chooseOrder() {
        let chooser = OrderChooserViewController(order: order) { [weak self] order in
            self?.order = order
            self?.showWords(animated: true)
        }
        chooser.modalPresentationStyle = .popover
        chooser.preferredContentSize = CGSize(width: 260, height: 200)
        chooser.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
        chooser.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
        present(chooser, animated: true)
    }

    private func showWords(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(order.sorted(words))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
            var content = cell.defaultContentConfiguration()
            content.text = word
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }
}

enum WordOrder: String, CaseIterable {
    case alphabet = "By alphabet"
    case length = "By length"
    case reversed = "From the end"

    func sorted(_ words: [String]) -> [String] {
        switch self {
        case .alphabet: words.sorted()
        case .length: words.sorted { ($0.count, $0) < ($1.count, $1) }
        case .reversed: words.sorted(by: >)
        }
    }
}

/// The orders, with a mark at the present one. A tap chooses and closes.
final class OrderChooserViewController: UICollectionViewController {
    private let order: WordOrder
    private let onChoice: (WordOrder) -> Void
    private let rowRegistration: UICollectionView.CellRegistration<UICollectionViewListCell, WordOrder>

    init(order: WordOrder, onChoice: @escaping (WordOrder) -> Void) {
        self.order = order
        self.onChoice = onChoice
        rowRegistration = UICollectionView.CellRegistration { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row.rawValue
            cell.contentConfiguration = content
            cell.accessories = row == order ? [.checkmark()] : []
        }
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        WordOrder.allCases.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: rowRegistration, for: indexPath, item: WordOrder.allCases[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        onChoice(WordOrder.allCases[indexPath.item])
        dismiss(animated: true)
    }
}
