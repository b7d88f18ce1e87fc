import UIKit

/// Cities that begin with what is typed on the keyboard, and how many there are.
final class CitySearchViewController: UIViewController {
    private let cities: [String]
    private var query = "" { didSet { showResults(animated: true) } }
    private let queryLabel = UILabel()
    private let countLabel = UILabel()
    private lazy var clearButton = UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Clear") { [weak self] _ in self?.query = "" })
    private lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private lazy var dataSource = makeDataSource()

    init(cities: [String]) {
        self.cities = cities.sorted()
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        queryLabel.font = .preferredFont(forTextStyle: .title2)
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.textColor = .secondaryLabel
        countLabel.setContentHuggingPriority(.required, for: .horizontal)
        clearButton.setContentHuggingPriority(.required, for: .horizontal)
        let header = UIStackView(arrangedSubviews: [queryLabel, countLabel, clearButton])
        header.setCustomSpacing(4, after: countLabel)
        for subview in [header, collectionView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            header.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 36),
            collectionView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        showResults(animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        var isUsed = false
        for key in presses.compactMap(\.key) {
            if key.characters.count == 1, key.characters.allSatisfy({ $0.isLetter || $0 == " " }) {
                query += key.characters
                isUsed = true
            }
        }
        if !isUsed { super.pressesBegan(presses, with: event) }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, city in
            var content = cell.defaultContentConfiguration()
            content.text = city
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }

    private func showResults(animated: Bool) {
        let found = cities.filter { query.isEmpty || $0.lowercased().hasPrefix(query.lowercased()) }
        queryLabel.text = query.isEmpty ? "Type a city" : query
        queryLabel.textColor = query.isEmpty ? .placeholderText : .label
        clearButton.isHidden = query.isEmpty
        countLabel.text = "\(found.count) found"
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(found)
        dataSource.apply(snapshot, animatingDifferences: animated)
        collectionView.backgroundView = found.isEmpty ? UIContentUnavailableView(configuration: .search()) : nil
    }
}
