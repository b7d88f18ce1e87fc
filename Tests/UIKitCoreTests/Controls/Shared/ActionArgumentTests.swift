import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Actions whose parameters have other types than what sends them, which UIKit doesn't check.
@MainActor @Suite("Arguments of actions") struct ActionArgumentTests {
    private let target = ActionTarget()

    @Test("a method that takes a button is the action of a bar button item, and gets a button with the item's tag")
    func barButtonItem() {
        let log = WarningLog()
        let item = UIBarButtonItem(
            title: "Add", style: .plain, target: target, action: Selector(ActionTarget.buttonTapped))
        item.tag = 7
        item.perform(from: UIView())
        item.perform(from: UIView())
        #expect(target.tags == [7, 7])
        #expect(target.senders.allSatisfy { type(of: $0) == UIButton.self })
        #expect(log.identifiers == ["action-sender"])
        #expect(log.messages[0].contains("takes a UIButton, and its sender is a UIBarButtonItem"))
    }

    @Test("a method that takes a bar button item is the action of a button, a switch and a gesture")
    func others() {
        let log = WarningLog()
        let button = UIButton()
        button.tag = 3
        button.addTarget(target, action: Selector(ActionTarget.itemTapped), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        let control = UISwitch()
        control.tag = 4
        control.addTarget(target, action: Selector(ActionTarget.optionalTapped), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.tags == [3, 4])
        #expect(log.identifiers == ["action-sender", "action-sender"])
    }

    @Test("without a target, the responder with the method gets the call, whatever its sender's type")
    func chain() {
        let log = WarningLog()
        let stage = Stage()
        let controller = ChainController()
        stage.show(controller)
        let item = UIBarButtonItem(
            title: "Add", style: .plain, target: nil, action: Selector(ChainController.buttonTapped))
        item.perform(from: controller.view)
        #expect(controller.taps == 1 && log.identifiers == ["action-sender"])
    }

    @Test("an event that is missing is an empty one, and no warning")
    func event() {
        let log = WarningLog()
        let button = UIButton()
        button.addTarget(target, action: Selector(ActionTarget.withEvent), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.events == 1 && log.identifiers == [])
    }

    @Test("a method with the old traits as its second argument gets them")
    func traits() {
        let stage = Stage()
        let view = UIView()
        stage.show(view)
        view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: target, action: Selector(ActionTarget.traits))
        stage.setAppearance(.dark)
        #expect(target.oldStyles == [.light])
    }

    @Test("a class of the app's, which only the app can make, stops the program with what was seen and what to write")
    func ownClass() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let target = ActionTarget()
                let item = UIBarButtonItem(
                    title: "Add", style: .plain, target: target, action: Selector(ActionTarget.ownTapped))
                item.perform(from: UIView())
            }
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("An action of ActionTarget takes a OwnButton, and its sender is a UIBarButtonItem"))
        #expect(said.contains("likely cause") && said.contains("_ sender: Any"))
    }
}

private final class OwnButton: UIButton {}

@MainActor private final class ActionTarget: NSObject {
    var tags: [Int] = []
    var senders: [NSObject] = []
    var events = 0
    var oldStyles: [UIUserInterfaceStyle] = []

    func buttonTapped(_ sender: UIButton) {
        tags.append(sender.tag)
        senders.append(sender)
    }
    func itemTapped(_ sender: UIBarButtonItem) { tags.append(sender.tag) }
    func optionalTapped(_ sender: UIBarButtonItem?) { tags.append(sender?.tag ?? -1) }
    func ownTapped(_ sender: OwnButton) {}
    func withEvent(_ sender: UIButton, event: UIEvent) { events += event.allTouches == nil ? 1 : 0 }
    func traits(_ view: UIView, old: UITraitCollection) { oldStyles.append(old.userInterfaceStyle) }
}

private final class ChainController: UIViewController {
    var taps = 0

    func buttonTapped(_ sender: UIButton) { taps += 1 }
}
