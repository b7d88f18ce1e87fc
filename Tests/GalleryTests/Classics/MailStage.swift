import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

/// Mail on a device, with a finger.
@MainActor final class MailStage {
    nonisolated static let phone = CGSize(width: 393, height: 852)
    nonisolated static let tablet = CGSize(width: 834, height: 1194)

    let stage: Stage
    let navigation: UINavigationController
    let mail = MailController()

    init(
        size: CGSize = MailStage.phone, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, text: UIContentSizeCategory? = nil,
        framesPerSecond: Double = 60
    ) {
        let isPhone = size == Self.phone
        stage = Stage(
            size: size,
            safeAreaInsets: UIEdgeInsets(top: isPhone ? 59 : 24, left: 0, bottom: isPhone ? 34 : 20, right: 0),
            framesPerSecond: framesPerSecond)
        navigation = UINavigationController(rootViewController: mail)
        if direction == .rightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
        if let text { stage.window.traitOverrides.preferredContentSizeCategory = text }
        stage.setAppearance(style)
        stage.show(navigation)
        stage.settle()
    }

    var list: UICollectionView { mail.collectionView }
    var mailbox: Mailbox { mail.mailbox }
    /// The IDs of all messages, from the top.
    var ids: [Message.ID] { mail.dataSource.snapshot().itemIdentifiers }

    func cell(_ row: Int) -> MessageCell? { list.cellForItem(at: [0, row]) as? MessageCell }

    /// Returns what a row says about its message besides sender and subject.
    func marks(_ row: Int) -> String? { cell(row)?.accessibilityValue }

    // MARK: A finger

    func tap(_ row: Int) { stage.tap(middleOf: cell(row)?.contentView) }

    /// Swipes over the row's middle, and lets the finger rest before it lifts.
    func swipe(_ row: Int, by way: CGFloat) {
        guard let cell = cell(row) else { return }
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        let start = CGPoint(x: middle.x - way / 2, y: middle.y)
        stage.drag(from: start, to: CGPoint(x: start.x + way, y: start.y))
        stage.settle()
    }

    func swipe(_ row: Int, by way: CGFloat, then action: String) {
        swipe(row, by: way)
        press(action)
    }

    /// Presses a button of a bar or of an open row.
    func press(_ title: String) { stage.tap(middleOf: button(title)) }

    func button(_ title: String) -> UIControl? {
        stage.window.descendant { $0.accessibilityLabel == title && $0 is UIControl } as? UIControl
    }

    func pullDown() {
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
        stage.advance(by: MailController.fetchDuration)
        stage.settle()
    }

    /// The status text below the list.
    var status: String? {
        (stage.window.descendant { ($0 as? UILabel)?.text?.contains("messages") == true } as? UILabel)?.text
    }

    /// Describes what in the list differs from the mailbox; empty if nothing does.
    var differences: [String] {
        var found: [String] = []
        if ids != mailbox.ids { found.append("the list has other messages than the mailbox") }
        for cell in list.visibleCells {
            guard let path = list.indexPath(for: cell), path.item < mailbox.ids.count else {
                found.append("a row without a message")
                continue
            }
            let message = mailbox[mailbox.ids[path.item]]
            if cell.accessibilityLabel != "\(message.sender), \(message.subject)" { found.append("row \(path.item)") }
            let marks = cell.accessibilityValue ?? ""
            if marks.contains("Unread") != message.isUnread || marks.contains("Flagged") != message.isFlagged {
                found.append("the marks of row \(path.item)")
            }
        }
        return found
    }
}
