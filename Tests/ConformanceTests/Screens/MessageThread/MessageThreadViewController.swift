import UIKit

struct ThreadMessage: Hashable, Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
}

/// Bubbles as high as their texts, and below them a row of replies to tap.
final class MessageThreadViewController: UIViewController {
    private var messages: [ThreadMessage]
    private let answers: [String]
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    init(messages: [ThreadMessage], answers: [String]) {
        self.messages = messages
        self.answers = answers
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .clear
        collectionView.allowsSelection = false
        let bar = makeAnswerBar()
        for subview in [collectionView, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            bar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            bar.heightAnchor.constraint(equalToConstant: 44),
        ])
        showMessages(animated: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, ThreadMessage> {
        let registration = UICollectionView.CellRegistration<BubbleCell, ThreadMessage> { cell, _, message in
            cell.show(message)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, message in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: message)
        }
    }

    private func makeAnswerBar() -> UIStackView {
        let buttons = answers.map { answer in
            var configuration = UIButton.Configuration.tinted()
            configuration.cornerStyle = .capsule
            configuration.title = answer
            return UIButton(
                configuration: configuration,
                primaryAction: UIAction { [weak self] _ in self?.send(answer) })
        }
        let bar = UIStackView(arrangedSubviews: buttons)
        bar.spacing = 8
        bar.distribution = .fillEqually
        return bar
    }

    private func send(_ text: String) {
        messages.append(ThreadMessage(id: messages.count, text: text, isMine: true))
        showMessages(animated: true)
        collectionView.scrollToItem(
            at: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: true)
    }

    private func showMessages(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, ThreadMessage>()
        snapshot.appendSections([0])
        snapshot.appendItems(messages)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}
