// A list of messages: rows with accessories, swipe actions, editing, and a row without its upper separator.

import UIKit

struct Message: Identifiable, Sendable {
    let id: Int
    var sender: String
    var subject: String
    var isUnread: Bool
}

final class InboxController: UICollectionViewController {
    private var messages: [Message] = []
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.collectionViewLayout = makeLayout()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        collectionView.allowsMultipleSelectionDuringEditing = true
        messages = [
            Message(id: 1, sender: "Ada", subject: "The engine", isUnread: true),
            Message(id: 2, sender: "Grace", subject: "A moth", isUnread: false),
        ]
        show()
    }

    private func makeLayout() -> UICollectionViewLayout {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let id = self?.dataSource.itemIdentifier(for: path) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, finish in
                guard let self else { return finish(false) }
                messages.removeAll { $0.id == id }
                show()
                finish(true)
            }
            delete.image = UIImage(systemName: "trash")
            return UISwipeActionsConfiguration(actions: [delete])
        }
        list.itemSeparatorHandler = { path, common in
            var separators = common
            if path.item == 0 { separators.topSeparatorVisibility = .hidden }
            return separators
        }
        return UICollectionViewCompositionalLayout.list(using: list)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Message.ID> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Message> { cell, _, message in
            var content = cell.defaultContentConfiguration()
            content.text = message.sender
            content.secondaryText = message.subject
            cell.contentConfiguration = content
            let dot = UIImageView(image: UIImage(systemName: "circle.fill"))
            dot.isHidden = !message.isUnread
            cell.accessories = [
                .multiselect(), .disclosureIndicator(displayed: .whenNotEditing),
                .customView(configuration: .init(customView: dot, placement: .leading(displayed: .whenNotEditing))),
            ]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] view, path, id in
            guard let self else { return nil }
            return view.dequeueConfiguredReusableCell(using: row, for: path, item: messages.first { $0.id == id })
        }
    }

    private func show() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(messages.map(\.id))
        dataSource.apply(snapshot)
    }
}
