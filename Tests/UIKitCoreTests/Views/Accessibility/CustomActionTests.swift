import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Custom accessibility actions") struct CustomActionTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    @MainActor private final class Favourites: NSObject {
        var words: [String] = []
        func add() { words.append("added") }
        func addOnce() -> Bool {
            defer { words = ["added"] }
            return words.isEmpty
        }
        func tell(_ action: UIAccessibilityCustomAction) { words.append(action.name) }
    }

    @Test("a view offers its custom actions by name, and calls the handler or the target's method")
    func view() {
        let (view, favourites) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Favourites())
        view.isAccessibilityElement = true
        stage.show(view)
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Share") { action in
                favourites.words.append("\(action.name)!")
                return true
            },
            UIAccessibilityCustomAction(name: "Add", target: favourites, selector: Selector(Favourites.add)),
            UIAccessibilityCustomAction(name: "Tell", target: favourites, selector: Selector(Favourites.tell)),
        ]
        stage.settle()
        #expect(view.layer.accessibility?.actions == ["Share", "Add", "Tell"])
        for name in ["Tell", "Share", "Remove", "Add"] { stage.send(.perform(view.layer.id, action: name)) }
        #expect(favourites.words == ["Tell", "Share!", "added"])
    }

    @Test("a custom action doesn't retain its target, and returns false when that has gone")
    func target() {
        var favourites: Favourites? = Favourites()
        let action = UIAccessibilityCustomAction(name: "Add", target: favourites, selector: Selector(Favourites.add))
        #expect(action.perform())
        favourites = nil
        #expect(!action.perform() && action.target == nil)
    }

    @Test("a method of the target can return whether the action succeeded")
    func answer() {
        let favourites = Favourites()
        let action = UIAccessibilityCustomAction(
            name: "Add", target: favourites, selector: Selector(Favourites.addOnce))
        #expect(action.perform())
        #expect(!action.perform(), "it's there already")
    }

    @Test("a cell offers its custom actions even without the focus")
    func cell() throws {
        let list = ListOnStage(
            .plain,
            fill: { cell, path in
                cell.accessibilityCustomActions = [
                    UIAccessibilityCustomAction(name: "Row \(path.item)") { _ in true }
                ]
            })
        #expect(list.cell(2)?.layer.accessibility?.actions == ["Row 2"])
    }
}
