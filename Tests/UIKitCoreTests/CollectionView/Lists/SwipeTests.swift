import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Swipe actions") struct SwipeTests {
    /// A plain list of ten rows with "Flag" and "Delete" at the trailing edge and "Read" at the leading one.
    @MainActor private final class Mailbox {
        let list: ListOnStage
        var names: [String] = []
        var finish: ((Bool) -> Void)?
        var source: UIView?
        var isFullAllowed = true

        init(isRightToLeft: Bool = false, titles: [String] = ["Delete", "Flag"]) {
            weak var mailbox: Mailbox?
            func action(_ title: String, _ path: IndexPath) -> UIContextualAction {
                UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) { _, view, finish in
                    mailbox?.names.append("\(title) \(path.item)")
                    mailbox?.finish = finish
                    mailbox?.source = view
                }
            }
            list = ListOnStage(.plain, counts: [10]) { configuration in
                configuration.trailingSwipeActionsConfigurationProvider = { path in
                    let actions = UISwipeActionsConfiguration(actions: titles.map { action($0, path) })
                    actions.performsFirstActionWithFullSwipe = mailbox?.isFullAllowed ?? true
                    return actions
                }
                configuration.leadingSwipeActionsConfigurationProvider = { path in
                    path.item == 3 ? nil : UISwipeActionsConfiguration(actions: [action("Read", path)])
                }
            }
            mailbox = self
            if isRightToLeft {
                list.view.semanticContentAttribute = .forceRightToLeft
                list.stage.settle()
            }
        }

        var actions: SwipeActionsView? { list.view.subviews.compactMap { $0 as? SwipeActionsView }.first }

        func y(_ item: Int) -> CGFloat { 52 * CGFloat(item) + 26 }

        func swipe(_ item: Int, by way: CGFloat, duration: TimeInterval = 0.5) {
            let x: CGFloat = way < 0 ? 340 : 20
            list.stage.drag(
                from: CGPoint(x: x, y: y(item)), to: CGPoint(x: x + way, y: y(item)), duration: duration)
            list.stage.settle()
        }
    }

    @Test("screen readers find the actions as buttons with their titles")
    func spoken() throws {
        let box = Mailbox()
        box.swipe(1, by: -130)
        let buttons = try #require(box.actions).buttons
        #expect(buttons.map(\.accessibilityLabel) == ["Delete", "Flag"])
        #expect(buttons.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits.contains(.button) })
    }

    @Test("a screen reader offers the actions of the focused row, and performs them by name")
    func actionsOfScreenReaders() throws {
        let box = Mailbox()
        let cell = try #require(box.list.cell(1))
        #expect(cell.accessibilityNode?.actions == [], "the app is asked for one row at a time")
        box.list.stage.focus(cell)
        #expect(cell.layer.accessibility?.actions == ["Delete", "Flag", "Read"])
        box.list.stage.send(.perform(cell.layer.id, action: "Read"))
        box.list.stage.send(.perform(cell.layer.id, action: "Flag"))
        #expect(box.names == ["Read 1", "Flag 1"] && cell.configurationState.isSwiped)
        box.finish?(true)
        box.list.stage.settle()
        #expect(!cell.configurationState.isSwiped && cell.frame.minX == 0)
        box.list.stage.send(.perform(cell.layer.id, action: "Archive"))
        #expect(box.names.count == 2, "what the row does not offer any more does nothing")
        box.list.stage.press("ArrowDown")
        #expect(cell.layer.accessibility?.actions == [])
    }

    @Test("actions that don't fit are offered to screen readers, too")
    func actionsWithoutRoom() throws {
        let box = Mailbox(titles: (1...100).map { "Action \($0)" })
        let cell = try #require(box.list.cell(3))
        box.list.stage.focus(cell)
        #expect(cell.layer.accessibility?.actions.count == 100)
        box.list.stage.send(.perform(cell.layer.id, action: "Action 77"))
        #expect(box.names == ["Action 77 3"])
    }

    @Test("a swipe shifts the row's cell and shows its actions as capsules in the gap")
    func open() throws {
        let box = Mailbox()
        box.swipe(1, by: -130)
        let cell = try #require(box.list.cell(1))
        let actions = try #require(box.actions)
        let width = 2 * actions.buttons[0].frame.width + 30
        #expect(cell.frame.minX == -width && cell.frame.minY == 52)
        #expect(actions.frame == CGRect(x: 375 - width, y: 52, width: width, height: 52))
        #expect(actions.buttons.map(\.frame.height) == [44, 44] && actions.buttons[0].frame.minY == 4)
        #expect(actions.buttons[0].frame.maxX == width - 10)
        #expect(actions.buttons[1].frame.maxX == actions.buttons[0].frame.minX - 10)
        #expect(actions.buttons.map(\.capsule.layer.cornerRadius) == [13, 13])
        #expect(cell.configurationState.isSwiped)
        #expect(box.names.isEmpty)
    }

    @Test("a short swipe closes the row again, a fast one opens it")
    func rests() {
        let box = Mailbox()
        box.swipe(1, by: -50)
        #expect(box.actions == nil && box.list.cell(1)?.frame.minX == 0)
        #expect(box.list.cell(1)?.configurationState.isSwiped == false)
        box.list.stage.flick(from: CGPoint(x: 300, y: 78), to: CGPoint(x: 240, y: 78))
        box.list.stage.settle()
        #expect(box.actions != nil)
    }

    @Test("the row follows the finger point by point after the first ten points")
    func follows() throws {
        let box = Mailbox()
        let finger = box.list.stage.touchDown(at: CGPoint(x: 300, y: 78))
        for x in stride(from: 300, through: 200, by: -10) {
            box.list.stage.touchMove(finger, to: CGPoint(x: CGFloat(x), y: 78))
            box.list.stage.advance(by: 1 / 60)
        }
        #expect(box.list.cell(1)?.frame.minX == -90)
        #expect(box.actions?.frame.width == 90)
        box.list.stage.touchUp(finger, at: CGPoint(x: 200, y: 78))
    }

    @Test("a drag along the list scrolls, and opens no row")
    func scrolls() {
        let box = Mailbox()
        box.list.counts = [40]
        box.list.view.reloadData()
        box.list.stage.settle()
        box.list.stage.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 280, y: 300))
        box.list.stage.settle()
        #expect(box.actions == nil && box.list.view.contentOffset.y > 100)
    }

    @Test("a tap on an action runs it; the row closes when the action calls its completion")
    func tap() throws {
        let box = Mailbox()
        box.swipe(1, by: -130)
        let flag = try #require(box.actions?.buttons[1])
        box.list.stage.tap(at: flag.convert(CGPoint(x: 5, y: 5), to: nil))
        box.list.stage.settle()
        #expect(box.names == ["Flag 1"] && box.source === flag)
        #expect(box.actions != nil)
        box.finish?(true)
        box.list.stage.settle()
        #expect(box.actions == nil && box.list.cell(1)?.frame.minX == 0)
        box.finish?(false)
    }

    @Test("a swipe over two thirds of the row runs the first action; the row waits at the side")
    func full() throws {
        for (way, isFull) in [(-255 as CGFloat, false), (-270, true)] {
            let box = Mailbox()
            box.swipe(1, by: way)
            #expect(box.names == (isFull ? ["Delete 1"] : []))
            #expect(box.list.cell(1)?.frame.minX == (isFull ? -375 : -(try #require(box.actions).wantedWidth)))
        }
    }

    @Test("where a full swipe is off, the row moves less and less beyond its actions")
    func noFull() throws {
        let box = Mailbox()
        box.isFullAllowed = false
        let finger = box.list.stage.touchDown(at: CGPoint(x: 340, y: 78))
        box.list.stage.touchMove(finger, to: CGPoint(x: 300, y: 78))
        box.list.stage.touchMove(finger, to: CGPoint(x: 20, y: 78))
        box.list.stage.advance(by: 1 / 60)
        let shift = -(try #require(box.list.cell(1)).frame.minX)
        let reveal = try #require(box.actions).wantedWidth
        #expect(shift > reveal && shift < reveal + 120)
        box.list.stage.touchUp(finger, at: CGPoint(x: 20, y: 78))
        box.list.stage.settle()
        #expect(box.names.isEmpty && box.list.cell(1)?.frame.minX == -reveal)
    }

    @Test("the leading side has its own actions; a row without actions isn't shifted")
    func leading() throws {
        let box = Mailbox()
        box.swipe(2, by: 90)
        let actions = try #require(box.actions)
        #expect(actions.frame.minX == 0 && actions.buttons.map(\.action.title) == ["Read"])
        #expect(box.list.cell(2)?.frame.minX == actions.wantedWidth)
        box.swipe(3, by: 90)
        #expect(box.actions == nil && box.list.cell(3)?.frame.minX == 0)
    }

    @Test("in a list from right to left the sides are swapped")
    func rightToLeft() throws {
        let box = Mailbox(isRightToLeft: true)
        box.swipe(1, by: 130)
        let actions = try #require(box.actions)
        #expect(actions.frame.minX == 0 && actions.buttons.count == 2)
        #expect(actions.buttons[0].frame.minX == 10)
        #expect(box.list.cell(1)?.frame.minX == actions.wantedWidth)
    }

    @Test("swiping another row closes the first; only one is open")
    func oneAtATime() {
        let box = Mailbox()
        box.swipe(1, by: -130)
        box.swipe(4, by: -130)
        #expect(box.list.cell(1)?.frame.minX == 0 && (box.list.cell(4)?.frame.minX ?? 0) < 0)
        #expect(box.list.view.subviews.filter { $0 is SwipeActionsView }.count == 1)
    }

    @Test("a tap elsewhere, scrolling and reloading close the row; the tap selects nothing")
    func closes() {
        let box = Mailbox()
        box.swipe(1, by: -130)
        box.list.stage.tap(at: CGPoint(x: 100, y: box.y(5)))
        box.list.stage.settle()
        #expect(box.actions == nil && box.list.view.indexPathsForSelectedItems == [])
        box.swipe(1, by: -130)
        box.list.counts = [40]
        box.list.view.reloadData()
        box.list.stage.settle()
        #expect(box.actions == nil)
        box.swipe(1, by: -130)
        box.list.stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        box.list.stage.settle()
        #expect(box.actions == nil)
        box.list.stage.tap(at: CGPoint(x: 100, y: 300))
        #expect(box.list.view.indexPathsForSelectedItems?.count == 1)
    }

    @Test("an open row moves with its item, and goes when its item is deleted")
    func updates() throws {
        let box = Mailbox()
        box.swipe(1, by: -130)
        let cell = try #require(box.list.cell(1))
        box.list.counts = [11]
        box.list.view.insertItems(at: [[0, 0]])
        box.list.stage.settle()
        #expect(box.list.cell(2) === cell && cell.frame.minX < 0 && cell.frame.minY == 104)
        #expect(box.actions?.frame.minY == 104)
        box.list.counts = [10]
        box.list.view.deleteItems(at: [[0, 2]])
        box.list.stage.advance(by: 1 / 60)
        #expect(box.actions?.alpha == 0 && cell.center.x < 0)
        box.list.stage.settle()
        #expect(box.actions == nil && !box.list.view.swipes.isOpen)
        #expect((0..<10).allSatisfy { box.list.cell($0)?.frame.minX == 0 })
    }

    @Test("no row can be swiped while editing; the delete control opens its row")
    func editing() throws {
        let box = Mailbox()
        box.list.fill = { cell, _ in cell.accessories = [.delete()] }
        box.list.view.reloadData()
        box.list.view.isEditing = true
        box.list.stage.settle()
        box.swipe(1, by: -130)
        #expect(box.actions == nil)
        box.list.stage.tap(at: CGPoint(x: 28, y: box.y(1)))
        box.list.stage.settle()
        #expect(try #require(box.actions).buttons.count == 2)
    }

    @Test("an open row closes when editing begins, and when it ends")
    func editingCloses() {
        let box = Mailbox()
        box.list.fill = { cell, _ in cell.accessories = [.delete()] }
        box.list.view.reloadData()
        box.list.stage.settle()
        box.swipe(1, by: -130)
        box.list.view.isEditing = true
        box.list.stage.settle()
        #expect(box.actions == nil && box.list.cell(1)?.frame.minX == 0)
        box.list.stage.tap(at: CGPoint(x: 28, y: box.y(1)))
        box.list.stage.settle()
        #expect(box.actions != nil)
        box.list.view.isEditing = false
        box.list.stage.settle()
        #expect(box.actions == nil && box.list.cell(1)?.frame.minX == 0)
    }

    @Test("a two-finger swipe on a trackpad opens a row like a finger on the screen")
    func trackpad() throws {
        let box = Mailbox()
        for _ in 0..<13 {
            box.list.stage.wheel(at: CGPoint(x: 200, y: 78), by: CGVector(dx: 10, dy: 0))
            box.list.stage.advance(by: 1 / 60)
        }
        box.list.stage.settle()
        #expect((box.list.cell(1)?.frame.minX ?? 0) < -100)
    }

    @Test("the Delete key runs the first destructive action of the focused row")
    func deleteKey() throws {
        let box = Mailbox()
        box.list.stage.focus(box.list.cell(1))
        #expect(box.list.view.focus.item == .cell(1, in: 0))
        box.list.stage.press("Backspace")
        box.list.stage.settle()
        #expect(box.names == ["Delete 1"] && box.actions != nil)
        box.finish?(true)
        box.list.stage.settle()
        #expect(box.actions == nil)
        let harmless = Mailbox(titles: ["Flag"])
        harmless.list.stage.focus(harmless.list.cell(1))
        harmless.list.stage.press("Delete")
        #expect(harmless.names.isEmpty && harmless.actions == nil)
    }

    /// A list of one row, with three actions that have a picture and a title.
    private func buttons(ofRow height: CGFloat) throws -> [SwipeButton] {
        let actions = ["Archive", "Flag", "More"].map { title in
            let action = UIContextualAction(style: .normal, title: title) { _, _, _ in }
            action.image = UIImage(systemName: "flag")
            return action
        }
        let list = ListOnStage(.plain, counts: [1]) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: actions)
            }
        } fill: { cell, _ in
            cell.contentView.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        try #require(list.cell(0)?.frame.height == height)
        list.view.swipes.open(.cell(0, in: 0), .trailing)
        list.stage.settle()
        return try #require(list.view.subviews.compactMap { $0 as? SwipeActionsView }.first).buttons
    }

    @Test("a title is below its image's capsule where the row is high enough")
    func titlesBelowPictures() throws {
        let high = try buttons(ofRow: 68)
        #expect(high.count == 3, "beside each other, pictures and titles of three had no room on a phone")
        let title = high[0].label.frame
        #expect(high[0].capsule.frame.height == 44 && title.minY == 47 && high[0].frame.height == title.maxY)
        #expect(abs(high[0].frame.midY - 34) < 0.01 && high[0].label.isDescendant(of: high[0]))
        let low = try buttons(ofRow: 60)
        #expect(low.count == 3 && low[0].label.superview == nil && low[0].accessibilityLabel == "Archive")
        #expect(low[0].frame.height == 44 && low[0].capsule.frame.size == low[0].frame.size)
    }

    @Test("of a hundred actions those that fit are shown, with a warning")
    func tooMany() throws {
        let warnings = Diagnostics.warnings {
            let box = Mailbox(titles: (0..<100).map { "Action \($0)" })
            box.swipe(1, by: -200)
            #expect((box.actions?.buttons.count ?? 0) < 5)
            #expect((box.actions?.wantedWidth ?? 0) <= 300)
        }
        #expect(warnings.map(\.identifier) == ["too-many-swipe-actions"])
        let none = Mailbox(titles: [])
        none.swipe(1, by: -200)
        #expect(none.actions == nil && none.list.cell(1)?.frame.minX == 0)
    }

    @Test("setting an action's colour to nil restores its style's colour")
    func colors() {
        let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        #expect(action.backgroundColor == .systemRed)
        action.backgroundColor = .systemBlue
        #expect(action.backgroundColor == .systemBlue)
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemRed)
        #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    }

    @Test("an action may call its completion after its collection view has gone")
    func lifetime() {
        var box: Mailbox? = Mailbox()
        box?.swipe(1, by: -270)
        let finish = box?.finish
        box = nil
        finish?(true)
    }
}
