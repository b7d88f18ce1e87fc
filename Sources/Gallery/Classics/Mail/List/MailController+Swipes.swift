import UIKit

// What can be done with one message by swiping its row.
extension MailController {
    func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: path) else { return nil }
        let isUnread = mailbox.isUnread(id)
        let mark = action(isUnread ? "Read" : "Unread", .systemBlue) { $0.setUnread([id], !isUnread) }
        return UISwipeActionsConfiguration(actions: [mark])
    }

    /// A swipe across the whole row deletes.
    func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: path) else { return nil }
        let isFlagged = mailbox.isFlagged(id)
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, finish in
            self.delete([id])
            finish(true)
        }
        let flag = action(isFlagged ? "Unflag" : "Flag", .systemOrange) { $0.setFlagged([id], !isFlagged) }
        let archive = action("Archive", .systemPurple) { $0.delete([id]) }
        return UISwipeActionsConfiguration(actions: [delete, flag, archive])
    }

    private func action(
        _ title: String, _ color: UIColor, _ perform: @escaping @MainActor (MailController) -> Void
    ) -> UIContextualAction {
        let action = UIContextualAction(style: .normal, title: title) { [unowned self] _, _, finish in
            perform(self)
            finish(true)
        }
        action.backgroundColor = color
        return action
    }
}
