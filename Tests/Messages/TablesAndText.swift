import UIKit

// One error for each type that isn't built, and none for what is done with it.

final class Grouped: UIViewController {
    func table() {
        let table = UITableView()
        // error: 'UITableView' is unavailable: Not built yet: tables.
        table.estimatedSectionHeaderHeight = 40
        table.prefetchDataSource = nil
        table.moveSection(0, toSection: 1)
        table.headerView(forSection: 0)?.backgroundView = nil
        table.scrollRectToVisible(table.rect(forSection: 0), animated: false)
        _ = table.rectForHeader(inSection: 0).union(table.rectForFooter(inSection: 0))
        let cell = UITableViewCell(frame: .zero)
        // error: 'UITableViewCell' is unavailable: Not built yet: tables.
        cell.indentationLevel = 2
        cell.isEditing = true
        cell.editingAccessoryType = .none
        let header = UITableViewHeaderFooterView(frame: .zero)
        // error: 'UITableViewHeaderFooterView' is unavailable: Not built yet: tables.
        header.detailTextLabel?.text = nil
    }

    func rows(_ action: UITableViewRowAction) {
        // error: 'UITableViewRowAction' is unavailable: Not built yet: tables.
        action.backgroundColor = .red
    }

    func diffable(_ table: UITableView) {
        // error: 'UITableView' is unavailable: Not built yet: tables.
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
        // error: 'UITableViewDiffableDataSource' is unavailable: Not built yet: tables.
        var snapshot = source.snapshot()
        snapshot.appendSections([1])
        source.apply(snapshot, animatingDifferences: false)
    }

    func fields() {
        let field = UITextField()
        // error: 'UITextField' is unavailable: Not built yet: entering text.
        field.textContentType = nil
        field.inputAccessoryView = UIView()
        field.reloadInputViews()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        let view = UITextView(frame: .zero, textContainer: nil)
        // error: 'UITextView' is unavailable: Not built yet: entering text.
        view.textContainer.lineFragmentPadding = 0
        view.textContainer.maximumNumberOfLines = 2
        view.layoutManager.ensureLayout(for: view.textContainer)
        _ = view.layoutManager.usedRect(for: view.textContainer).height
        view.textStorage.addLayoutManager(view.layoutManager)
        view.selectedRange = NSRange(location: 0, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        _ = view.caretRect(for: view.endOfDocument).minY
        if view.canPerformAction(Selector(Grouped.table), withSender: nil) { view.paste(nil) }
    }

    func kit() {
        let storage = NSTextStorage()
        // error: 'NSTextStorage' is unavailable: Not built yet: TextKit.
        storage.append(NSAttributedString(string: "a"))
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: UIImage()))
        // error: 'init(attachment:)' is unavailable: Not built yet: images in text.
        // error: 'NSTextAttachment' is unavailable: Not built yet: images in text. Put a UIImageView beside the label.
        text.append(storage)
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        // error: 'tabStops' is unavailable: Not built yet: tab stops. Put a label for each column into a UIStackView.
        style.defaultTabInterval = 40
        // error: 'defaultTabInterval' is unavailable: Not built yet: tab stops.
    }

    func search() -> UIView { UISearchTextField() }
    // error: 'UISearchTextField' is unavailable: Not built yet: searching.

    // What a keyboard would show, and a menu of commands.
    override var inputAccessoryView: UIView? { nil }
    // error: cannot override 'inputAccessoryView' which has been marked unavailable: Not built yet: entering text. Put the view at the bottom of the screen.
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    // error: cannot override 'canPerformAction' which has been marked unavailable: Not built yet: menus of commands. Offer the actions as buttons.
    override func copy(_ sender: Any?) {}
    // error: cannot override 'copy' which has been marked unavailable: Not built yet: the pasteboard.
}

final class Composer: UIInputView {
    // error: 'UIInputView' is unavailable: Not built yet: entering text. No keyboard comes up: put a UIView on the screen.
    override init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        // error: 'UIInputView' is unavailable: Not built yet: entering text.
        super.init(frame: frame, inputViewStyle: inputViewStyle)
        allowsSelfSizing = true
    }
    required init?(coder: NSCoder) { nil }
}
