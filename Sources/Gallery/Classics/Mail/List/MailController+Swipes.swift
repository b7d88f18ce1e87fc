import UIKit

// The swipe actions of a row.
extension MailController {
    func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: path) else { return nil }
        let isUnread = mailbox.isUnread(id)
        let mark = action(isUnread ? "Read" : "Unread", isUnread ? "envelope.open" : "envelope", .systemBlue) {
            $0.setUnread([id], !isUnread)
        }
        return UISwipeActionsConfiguration(actions: [mark])
    }

    /// The trailing actions. A full swipe deletes the message.
    func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: path) else { return nil }
        let isFlagged = mailbox.isFlagged(id)
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, finish in
            guard let self else { return finish(false) }
            self.delete([id])
            finish(true)
        }
        delete.image = UIImage(systemName: "trash")
        let flag = action(isFlagged ? "Unflag" : "Flag", "flag", .systemOrange) { $0.setFlagged([id], !isFlagged) }
        let archive = action("Archive", "archivebox", .systemPurple) { $0.delete([id]) }
        return UISwipeActionsConfiguration(actions: [delete, flag, archive])
    }

    private func action(
        _ title: String, _ symbol: String, _ color: UIColor, _ perform: @escaping @MainActor (MailController) -> Void
    ) -> UIContextualAction {
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, finish in
            guard let self else { return finish(false) }
            perform(self)
            finish(true)
        }
        action.backgroundColor = color
        action.image = UIImage(systemName: symbol)
        return action
    }
}
