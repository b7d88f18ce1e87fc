import UIKit

/// A source of articles, which returns twenty at a time.
@MainActor
protocol ArticleSource: AnyObject {
    func loadPage(_ page: Int, completion: @escaping @MainActor ([String]) -> Void)
}

/// A list that requests more before its end is reached, with a wheel at the bottom while more is loading.
final class EndlessArticlesViewController: UICollectionViewController {
    private let source: any ArticleSource
    private var articles: [String] = []
    private var nextPage = 0
    private var isLoading = false
    private var isAtEnd = false
    private let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, article in
        var content = cell.defaultContentConfiguration()
        content.text = article
        cell.contentConfiguration = content
    }
    private let footerRegistration = UICollectionView.SupplementaryRegistration<LoadingFooterView>(
        elementKind: UICollectionView.elementKindSectionFooter
    ) { _, _, _ in }

    init(source: any ArticleSource) {
        self.source = source
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.footerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.prefetchDataSource = self
        loadMore()
    }

    private func loadMore() {
        guard !isLoading, !isAtEnd else { return }
        isLoading = true
        source.loadPage(nextPage) { [weak self] articles in
            self?.insert(articles)
        }
    }

    private func insert(_ newArticles: [String]) {
        isLoading = false
        isAtEnd = newArticles.isEmpty
        nextPage += 1
        let start = articles.count
        let paths = newArticles.indices.map { IndexPath(item: start + $0, section: 0) }
        UIView.performWithoutAnimation {
            collectionView.performBatchUpdates {
                articles += newArticles
                collectionView.insertItems(at: paths)
            }
        }
        showWheel()
    }

    private func showWheel() {
        let footers = collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
        for case let footer as LoadingFooterView in footers { footer.showsWheel(!isAtEnd) }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        articles.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: rowRegistration, for: indexPath, item: articles[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let footer = collectionView.dequeueConfiguredReusableSupplementary(using: footerRegistration, for: indexPath)
        footer.showsWheel(!isAtEnd)
        return footer
    }
}

extension EndlessArticlesViewController: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        if indexPaths.contains(where: { $0.item >= articles.count - 5 }) { loadMore() }
    }
}

/// A wheel that turns, or a line that says there is no more.
final class LoadingFooterView: UICollectionReusableView {
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "That's all"
        label.textColor = .secondaryLabel
        let stackView = UIStackView(arrangedSubviews: [wheel, label])
        stackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
            stackView.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            stackView.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func showsWheel(_ isLoading: Bool) {
        label.isHidden = isLoading
        isLoading ? wheel.startAnimating() : wheel.stopAnimating()
    }
}
