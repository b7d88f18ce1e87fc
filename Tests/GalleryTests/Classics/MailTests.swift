import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Classic: Mail") struct MailTests {
    // MARK: The mailbox

    @Test("a mailbox returns the same message for the same number, and newer messages have later dates")
    func writing() {
        let (one, other) = (Mailbox(), Mailbox())
        for id in stride(from: 0, to: 50_000, by: 997) {
            #expect(one[id].sender == other[id].sender && one[id].body == one[id].body)
        }
        for id in 49_000..<50_010 { #expect(one[id].date < one[id + 1].date) }
    }

    @Test(
        "the newer a message is, the more exact its date's text is",
        arguments: [
            (0, "09:41"), (34_859, "00:00"), (34_861, "Yesterday"), (2 * 86_400, "Monday"), (7 * 86_400, "02/09/2026"),
        ])
    func dates(_ age: Int, _ text: String) {
        #expect(MessageDate.text(for: MessageWriter.now - Double(age)) == text)
    }

    @Test("fifty thousand messages have cells only for those in view")
    func cells() {
        let mail = MailStage()
        #expect(mail.list.numberOfItems(inSection: 0) == 50_000)
        #expect(mail.list.visibleCells.count < 12)
        #expect(mail.stage.trace.cellsCreated < 20)
        #expect(mail.status == "50,000 messages, \(mail.mailbox.unreadCount.grouped) unread")
        mail.list.scrollToItem(at: [0, 49_999], at: .bottom, animated: false)
        mail.stage.settle()
        #expect(mail.cell(49_999) != nil)
        #expect(mail.differences == [])
    }

    @Test("all rows have one height, that of four lines and their margins")
    func heights() throws {
        let mail = MailStage()
        let heights = Set(mail.list.visibleCells.map(\.frame.height))
        #expect(heights.count == 1)
        #expect((95...110).contains(try #require(heights.first)))
    }

    // MARK: Reading

    @Test("a tap opens a message, which is shown as read after going back")
    func reading() throws {
        let mail = MailStage()
        let row = try #require((0..<7).first { mail.mailbox.isUnread(mail.ids[$0]) })
        mail.tap(row)
        #expect(mail.navigation.topViewController is MessageController)
        mail.navigation.popViewController(animated: true)
        mail.stage.settle()
        #expect(mail.marks(row)?.contains("Unread") == false)
        #expect(mail.list.indexPathsForSelectedItems == [])
        #expect(mail.differences == [])
    }

    // MARK: Swiping

    @Test("a swipe to the right marks a message as unread or read")
    func leadingSwipe() {
        let mail = MailStage()
        let was = mail.mailbox.isUnread(mail.ids[2])
        mail.swipe(2, by: 80, then: was ? "Read" : "Unread")
        #expect(mail.mailbox.isUnread(mail.ids[2]) != was)
        #expect(mail.differences == [])
        mail.swipe(2, by: 80, then: was ? "Unread" : "Read")
        #expect(mail.mailbox.isUnread(mail.ids[2]) == was)
        #expect(mail.differences == [])
    }

    @Test("a swipe to the left offers Delete, Flag and Archive")
    func trailingSwipe() {
        let mail = MailStage()
        let ids = mail.ids
        mail.swipe(1, by: -150, then: "Flag")
        #expect(mail.mailbox.isFlagged(ids[1]))
        #expect(mail.marks(1)?.contains("Flagged") == true)
        mail.swipe(1, by: -150, then: "Unflag")
        #expect(!mail.mailbox.isFlagged(ids[1]))
        mail.swipe(1, by: -150, then: "Archive")
        mail.swipe(0, by: -150, then: "Delete")
        #expect(mail.ids.prefix(2) == [ids[2], ids[3]])
        #expect(mail.ids.count == 49_998)
        #expect(mail.differences == [])
    }

    @Test("a swipe across the whole row deletes the message")
    func fullSwipe() {
        let mail = MailStage()
        let ids = mail.ids
        mail.swipe(1, by: -360)
        #expect(mail.ids.prefix(2) == [ids[0], ids[2]])
        #expect(mail.differences == [])
    }

    @Test("a touch elsewhere closes an open row, and does nothing else")
    func closing() throws {
        let mail = MailStage()
        mail.swipe(1, by: -150)
        #expect(mail.button("Flag") != nil)
        mail.tap(4)
        #expect(mail.button("Flag") == nil)
        #expect(mail.navigation.topViewController === mail.mail)
        #expect(try #require(mail.cell(1)).frame.minX == 0)
    }

    // MARK: Several messages at once

    @Test("selected messages are marked and deleted in one batch, and one undo restores them all")
    func batch() {
        let mail = MailStage()
        let (ids, state) = (mail.ids, mail.mailbox.state)
        mail.press("Edit")
        #expect(mail.button("Delete")?.isEnabled == false)
        for row in [0, 2, 3] { mail.tap(row) }
        mail.tap(3)
        #expect(mail.mail.navigationItem.title == "2 selected")
        mail.press("Delete")
        #expect(mail.ids.prefix(2) == [ids[1], ids[3]])
        #expect(!mail.mail.isEditing)
        #expect(mail.list.indexPathsForSelectedItems == [])
        #expect(mail.differences == [])
        mail.press("Undo")
        #expect(mail.ids == ids && mail.mailbox.state == state)
        #expect(mail.differences == [])
        #expect(mail.button("Undo") == nil)
    }

    @Test("selected messages become read if any is unread, and unread if all are read, which can be undone")
    func marking() throws {
        let mail = MailStage()
        let unread = try #require((0..<7).first { mail.mailbox.isUnread(mail.ids[$0]) })
        let read = try #require((0..<7).first { !mail.mailbox.isUnread(mail.ids[$0]) })
        mail.press("Edit")
        mail.tap(unread)
        mail.tap(read)
        mail.press("Mark as read")
        #expect(!mail.mailbox.isUnread(mail.ids[unread]) && !mail.mailbox.isUnread(mail.ids[read]))
        mail.press("Edit")
        mail.tap(unread)
        mail.tap(read)
        mail.press("Mark as unread")
        #expect(mail.mailbox.isUnread(mail.ids[unread]) && mail.mailbox.isUnread(mail.ids[read]))
        #expect(mail.differences == [])
        mail.press("Undo")
        #expect(!mail.mailbox.isUnread(mail.ids[unread]) && !mail.mailbox.isUnread(mail.ids[read]))
        #expect(mail.differences == [])
    }

    @Test("editing shows circles at the left, and keeps the lines of the texts")
    func circles() throws {
        let mail = MailStage()
        #expect(try #require(mail.cell(0)).contentView.frame.minX == 0)
        mail.press("Edit")
        // A margin of 16, and 24 for the circle.
        #expect(try #require(mail.cell(0)).contentView.frame.minX == 40)
        mail.swipe(1, by: -150)
        #expect(mail.button("Flag") == nil)
        mail.press("Done")
        #expect(try #require(mail.cell(0)).contentView.frame.minX == 0)
    }

    // MARK: New messages

    @Test("a refresh inserts unread messages on top, and the refresh control ends when they are there")
    func refreshing() {
        let mail = MailStage()
        let ids = mail.ids
        mail.swipe(0, by: -150, then: "Flag")
        mail.pullDown()
        #expect(mail.ids.prefix(4) == [50_002, 50_001, 50_000, ids[0]])
        #expect(mail.list.refreshControl?.isRefreshing == false)
        mail.list.contentOffset.y = -mail.list.adjustedContentInset.top
        mail.stage.settle()
        #expect((0..<3).allSatisfy { mail.marks($0)?.contains("Unread") == true })
        #expect(mail.differences == [])
        // Undo is gone, because its change was made to the list as it was before.
        #expect(mail.button("Undo") == nil)
        mail.pullDown()
        #expect(mail.ids.count == 50_006)
    }

    @Test("after random swipes, batches, undos and refreshes the list shows the mailbox", arguments: 0..<4)
    func random(_ seed: UInt64) {
        var chance = PeopleService.Chance(seed: seed)
        let mail = MailStage(framesPerSecond: 20)
        for _ in 0..<40 {
            let row = Int.random(in: 0..<5, using: &chance)
            switch Int.random(in: 0..<7, using: &chance) {
            case 0: mail.swipe(row, by: -360)
            case 1: mail.swipe(row, by: -150, then: "Archive")
            case 2: mail.swipe(row, by: -150, then: "Flag")
            case 3: mail.swipe(row, by: 80, then: "Unread")
            case 4: mail.pullDown()
            case 5: mail.press("Undo")
            default:
                mail.press("Edit")
                mail.tap(row)
                mail.tap(row + 1)
                mail.press(Bool.random(using: &chance) ? "Delete" : "Mark as read")
                if mail.mail.isEditing { mail.press("Done") }
            }
            #expect(mail.differences == [])
        }
    }

    @Test("the app's controller is released")
    func lifetime() {
        weak var app: MailController?
        do {
            let mail = MailStage()
            app = mail.mail
            mail.swipe(1, by: -150, then: "Flag")
            mail.press("Edit")
        }
        #expect(app == nil)
    }

    // MARK: Pictures

    private func picture(_ mail: MailStage, _ name: String) {
        assertSnapshot(
            of: mail.navigation, as: .svg(size: mail.stage.window.bounds.size), named: name, testName: "mail")
    }

    @Test("the list on a phone, swiped, edited, and a message look like their snapshots")
    func phone() {
        let mail = MailStage()
        picture(mail, "phone")
        mail.swipe(1, by: -150)
        picture(mail, "swiped")
        mail.tap(4)
        mail.press("Edit")
        mail.tap(1)
        mail.tap(2)
        picture(mail, "edited")
        mail.press("Done")
        mail.tap(0)
        picture(mail, "message")
    }

    @Test("the list in dark mode, from right to left, looks like its snapshot")
    func darkRightToLeft() {
        let mail = MailStage(style: .dark, direction: .rightToLeft)
        mail.swipe(1, by: 150)
        picture(mail, "dark-right-to-left")
    }

    @Test("the list in large text looks like its snapshot")
    func largeText() { picture(MailStage(text: .accessibilityLarge), "large-text") }

    @Test("the list on a tablet looks like its snapshot")
    func tablet() { picture(MailStage(size: MailStage.tablet), "tablet") }
}
