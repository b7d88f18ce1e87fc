import UIKit

struct Mail: Hashable, Identifiable {
    let id: Int
    let sender: String
    var isRead = false
}

/// Mails that a swipe to the left deletes or archives, and a swipe to the right marks as read.
final class InboxViewController: UIViewController {
    private var mails: [Mail.ID: Mail]
    private let order: [Mail.ID]
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    init(senders: [String]) {
        let all = senders.enumerated().map { Mail(id: $0, sender: $1) }
        order = all.map(\.id)
        mails = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        super.init(nibName: nil, bundle: nil)
        title = "Inbox"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Mail.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(order)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let self, let id = dataSource.itemIdentifier(for: path) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
                self?.remove(id)
                completion(true)
            }
            let archive = UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, completion in
                self?.remove(id)
                completion(true)
            }
            archive.backgroundColor = .systemPurple
            return UISwipeActionsConfiguration(actions: [delete, archive])
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let self, let id = dataSource.itemIdentifier(for: path), let mail = mails[id] else { return nil }
            let title = mail.isRead ? "Unread" : "Read"
            let toggle = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
                self?.toggle(id)
                completion(true)
            }
            toggle.backgroundColor = .systemBlue
            return UISwipeActionsConfiguration(actions: [toggle])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Mail.ID> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Mail.ID> { [weak self] cell, _, id in
            guard let mail = self?.mails[id] else { return }
            var content = cell.defaultContentConfiguration()
            content.text = mail.sender
            content.textProperties.color = mail.isRead ? .secondaryLabel : .label
            content.image = UIImage(systemName: mail.isRead ? "envelope.open" : "envelope.badge")
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }

    private func remove(_ id: Mail.ID) {
        mails[id] = nil
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([id])
        dataSource.apply(snapshot)
    }

    private func toggle(_ id: Mail.ID) {
        mails[id]?.isRead.toggle()
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }
}
