import UIKit

/// A mailbox. Swiping a row shows the actions of one message, and in edit mode a person can select several.
final class MailController: UICollectionViewController {
    enum Section { case messages }

    /// The seconds that fetching new messages takes, as with a server.
    static let fetchDuration = 1.0
    /// The number of messages that each pull fetches.
    static let newCount = 3

    let mailbox = Mailbox()
    private(set) lazy var dataSource = makeDataSource()
    private var fetch: Wait?
    /// The state before the last change by hand.
    private var lastBatch:
        (snapshot: NSDiffableDataSourceSnapshot<Section, Message.ID>, state: Mailbox.State, changed: Set<Message.ID>)?

    private lazy var undoButton = UIBarButtonItem(
        title: "Undo", primaryAction: UIAction { [weak self] _ in self?.undo() })
    private lazy var markButton = UIBarButtonItem(primaryAction: markAction)
    private lazy var deleteButton = UIBarButtonItem(
        title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteChosen() })
    private let status = UILabel()

    init() {
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Inbox"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = title
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.startFetching() }, for: .valueChanged)
        collectionView.refreshControl = refreshControl
        // Bars keep their size at all text sizes.
        status.font = .systemFont(ofSize: 12)
        status.textAlignment = .center
        var snapshot = NSDiffableDataSourceSnapshot<Section, Message.ID>()
        snapshot.appendSections([.messages])
        snapshot.appendItems(mailbox.ids)
        dataSource.apply(snapshot, animatingDifferences: false)
        updateBars()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    // MARK: The list

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.topSeparatorVisibility = .hidden
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Message.ID> {
        let cell = UICollectionView.CellRegistration<MessageCell, Message.ID> { [weak self] cell, _, id in
            if let self { cell.show(mailbox[id]) }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
    }

    // MARK: Changing messages

    func delete(_ ids: Set<Message.ID>) {
        change(ids) { $0.remove(ids) }
        let words = ids.count == 1 ? "Message deleted" : "\(ids.count) messages deleted"
        UIAccessibility.post(notification: .announcement, argument: words)
    }

    func setUnread(_ ids: Set<Message.ID>, _ isUnread: Bool) { change(ids) { $0.setUnread(ids, isUnread) } }

    func setFlagged(_ ids: Set<Message.ID>, _ isFlagged: Bool) { change(ids) { $0.setFlagged(ids, isFlagged) } }

    /// Changes messages as one batch, which can be undone.
    private func change(_ ids: Set<Message.ID>, _ change: (Mailbox) -> Void) {
        let before = dataSource.snapshot()
        lastBatch = (before, mailbox.state, ids)
        change(mailbox)
        var snapshot = before
        let remaining = Set(mailbox.ids)
        snapshot.deleteItems(ids.filter { !remaining.contains($0) })
        show(snapshot, changed: ids.intersection(remaining))
    }

    /// Restores the list and all its messages.
    private func undo() {
        guard let lastBatch else { return }
        self.lastBatch = nil
        mailbox.state = lastBatch.state
        let shown = Set(dataSource.snapshot().itemIdentifiers)
        show(lastBatch.snapshot, changed: lastBatch.changed.intersection(shown))
    }

    private func show(_ snapshot: NSDiffableDataSourceSnapshot<Section, Message.ID>, changed: Set<Message.ID>) {
        var snapshot = snapshot
        snapshot.reconfigureItems(Array(changed))
        dataSource.apply(snapshot)
        updateBars()
    }

    // MARK: Selecting several messages

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        updateBars()
    }

    private var chosen: Set<Message.ID> {
        Set((collectionView.indexPathsForSelectedItems ?? []).compactMap(dataSource.itemIdentifier))
    }

    /// Marks the selected messages as read, or as unread if all of them are read already.
    private var markAction: UIAction {
        let marksRead = chosen.contains(where: mailbox.isUnread) || chosen.isEmpty
        return UIAction(title: marksRead ? "Mark as read" : "Mark as unread") { [weak self] _ in
            guard let self else { return }
            setUnread(chosen, !marksRead)
            setEditing(false, animated: true)
        }
    }

    private func deleteChosen() {
        delete(chosen)
        setEditing(false, animated: true)
    }

    private func updateBars() {
        navigationItem.rightBarButtonItems =
            lastBatch == nil || isEditing ? [editButtonItem] : [editButtonItem, undoButton]
        let chosen = isEditing ? chosen : []
        navigationItem.title = chosen.isEmpty ? title : "\(chosen.count) selected"
        guard isEditing else {
            let unread = mailbox.unreadCount
            status.text = "\(text(mailbox.ids.count)) messages, \(text(unread)) unread"
            status.sizeToFit()
            return setToolbarItems(
                [.flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace()], animated: false)
        }
        markButton.primaryAction = markAction
        markButton.isEnabled = !chosen.isEmpty
        deleteButton.isEnabled = !chosen.isEmpty
        if toolbarItems?.first !== markButton {
            setToolbarItems([markButton, .flexibleSpace(), deleteButton], animated: false)
        }
    }

    private func text(_ count: Int) -> String { count.formatted(.number.locale(Locale(identifier: "en_GB"))) }

    // MARK: New messages

    private func startFetching() {
        fetch = Wait(Self.fetchDuration) { [weak self] in self?.takeNewMessages() }
    }

    private func takeNewMessages() {
        fetch = nil
        mailbox.receive(Self.newCount)
        var snapshot = dataSource.snapshot()
        let new = Array(mailbox.ids.prefix(Self.newCount))
        if let first = snapshot.itemIdentifiers.first {
            snapshot.insertItems(new, beforeItem: first)
        } else {
            snapshot.appendItems(new, toSection: .messages)
        }
        // Undo would restore a list without the new messages.
        lastBatch = nil
        dataSource.apply(snapshot)
        collectionView.refreshControl?.endRefreshing()
        updateBars()
    }

    // MARK: Choosing and opening

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return updateBars() }
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        if mailbox.isUnread(id) {
            mailbox.setUnread([id], false)
            show(dataSource.snapshot(), changed: [id])
        }
        navigationController?.pushViewController(MessageController(mailbox[id]), animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if isEditing { updateBars() }
    }
}
