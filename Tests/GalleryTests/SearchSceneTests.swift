import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Search") struct SearchSceneTests {
    private let scene = SearchStage()
    private var report: String? { scene.view(labelled: "Last change")?.accessibilityValue }

    // MARK: Mountains

    @Test("ten thousand mountains have different names, and heights up to the highest")
    func mountains() {
        let names = Mountain.all.map(\.name)
        #expect(names.count == 10_000 && Set(names).count == 10_000)
        #expect(names == names.sorted())
        #expect(Mountain.all.allSatisfy { (900...Mountain.highest).contains($0.height) })
        #expect(Mountain.all.enumerated().allSatisfy { $0.offset == $0.element.id })
        // The names contain all these letters, so that every key finds something at the beginning.
        let letters = Set(names.joined().lowercased())
        #expect(letters.isSuperset(of: "abcdefghiklmnopqrstuvwxyz "))
    }

    // MARK: Typing

    @Test("every letter filters, Backspace deletes a letter, and Escape all of them")
    func typing() {
        #expect(scene.search.shown.count == 10_000)
        scene.type("raven")
        let found = Mountain.all.filter { $0.name.lowercased().contains("raven") }.map(\.name)
        #expect(scene.shownNames == found && !found.isEmpty)
        #expect(scene.differences() == [])
        scene.type(" t")
        #expect(scene.shownNames == found.filter { $0.contains("Raven T") } && scene.shownNames.count < found.count)
        #expect(scene.view.contentOffset.y == 0)
        scene.stage.press("Backspace")
        scene.stage.press("Backspace")
        #expect(scene.search.text == "raven" && scene.shownNames == found)
        scene.stage.press("Escape")
        #expect(scene.search.text == "" && scene.search.shown.count == 10_000)
        #expect(scene.differences() == [])
    }

    @Test("a text that no name contains shows a label that says so")
    func nothing() throws {
        let label = try #require(scene.controller.view.subviews.first { $0 is EmptyLabel })
        #expect(label.isHidden)
        scene.type("qqq")
        #expect(scene.search.shown.isEmpty && !label.isHidden)
        #expect(scene.button("Shuffle")?.isEnabled == false)
        scene.stage.press("Escape")
        #expect(label.isHidden && scene.differences() == [])
    }

    @Test("Escape goes back when the text is empty; Backspace then does nothing")
    func leaving() {
        scene.stage.press("Backspace")
        #expect(scene.navigation.topViewController === scene.controller)
        scene.type("r")
        scene.stage.press("Escape")
        #expect(scene.navigation.topViewController === scene.controller)
        scene.stage.press("Escape")
        #expect(scene.navigation.topViewController !== scene.controller)
    }

    @Test("arrow keys, Home and End scroll, and type nothing")
    func scrolling() {
        scene.stage.press("End")
        #expect(scene.view.contentOffset.y > 100_000 && scene.search.text == "")
        scene.stage.press("Home")
        scene.stage.press("ArrowDown")
        #expect((1...200).contains(scene.view.contentOffset.y))
    }

    @Test("letters can be tapped; those that would find nothing are disabled")
    func letters() throws {
        for letter in ["R", "A", "V"] { scene.tap(letter) }
        #expect(scene.search.text == "rav")
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            let button = try #require(scene.button(String(letter).uppercased()))
            let leads = Mountain.all.contains { $0.name.lowercased().contains("rav\(letter)") }
            #expect(button.isEnabled == leads, "\(letter)")
        }
        scene.tap("Delete")
        #expect(scene.search.text == "ra")
        scene.tap("Clear")
        #expect(scene.search.text == "" && scene.button("Delete")?.isEnabled == false)
    }

    @Test("cells that stay slide to their places, and deleted ones fade out")
    func movement() throws {
        scene.type("raven ")
        let staying = try #require(scene.view.visibleCells.max { $0.frame.minY < $1.frame.minY } as? MountainCell)
        let name = try #require(staying.accessibilityLabel)
        let going = try #require(scene.view.visibleCells.min { $0.frame.minY < $1.frame.minY })
        let start = staying.center
        scene.touch(String(name.dropFirst(6).prefix(1)))
        scene.stage.advance(by: 0.15)
        let shown = try #require(staying.layer.presentation()).position
        #expect(shown.y < start.y - 10 && shown.y > staying.center.y + 10)
        #expect(staying.accessibilityLabel == name && scene.view.visibleCells.contains(staying))
        let opacity = try #require(going.layer.presentation()).opacity
        #expect(opacity > 0.1 && opacity < 0.9)
        scene.stage.settle()
        #expect(staying.layer.presentation()?.position == staying.center)
        #expect(scene.differences() == [])
    }

    // MARK: Changes of the order

    @Test("a shuffle moves as many as the slider says, the others keep their order")
    func shuffle() throws {
        scene.type("storm")
        let before = scene.search.shown
        let count = Int((Float(before.count) * 0.2).rounded())
        scene.tap("Shuffle")
        let change = OrderChange(from: before, to: scene.search.shown)
        #expect(change.inserted == 0 && change.deleted == 0 && (1...count).contains(change.moved))
        #expect(Set(scene.search.shown) == Set(before))
        #expect(scene.differences() == [])
        #expect(
            report == "0 inserted, 0 deleted, \(change.moved) moved. "
                + "Building the snapshot took 120 µs, apply(_:) 120 µs.")
        // The order is kept while other mountains come and go.
        let order = scene.search.shown
        scene.stage.press("Escape")
        scene.type("storm")
        #expect(scene.search.shown == order)
        scene.tap("Sort by name")
        #expect(scene.search.shown == before)
    }

    @Test("in every frame of a shuffle each mountain is shown once")
    func frames() {
        scene.type("raven p")
        let names = Set(scene.shownNames)
        #expect((3...8).contains(names.count))
        for _ in 0..<5 {
            scene.touch("Shuffle")
            for _ in 0..<24 {
                #expect(scene.namesOfCells.count == names.count && Set(scene.namesOfCells) == names)
                scene.stage.advance(by: 1 / 60)
            }
        }
        scene.stage.settle()
        #expect(scene.differences() == [])
    }

    @Test("after typing during animations the page shows the search's result")
    func hurry() {
        for (number, letter) in "storm".enumerated() {
            scene.touch(String(letter).uppercased())
            if number % 2 == 1 { scene.touch("Shuffle") }
        }
        for _ in 0..<4 { scene.touch("Delete") }
        scene.touch("Sort by name")
        scene.stage.settle()
        #expect(scene.search.text == "s")
        #expect(scene.differences() == [])
    }

    // MARK: Looks

    @Test(
        "mountains have as many columns as fit", arguments: [(320, 1), (402, 2), (744, 4), (820, 4), (1024, 5)])
    func columns(width: CGFloat, columns: Int) {
        scene.stage.resize(to: CGSize(width: width, height: 1180))
        let places = (0..<6).compactMap { scene.view.layoutAttributesForItem(at: [0, $0])?.frame }
        #expect(places.filter { $0.minY == places[0].minY }.count == columns)
        #expect(scene.differences() == [])
    }

    @Test("durations have at most three digits before the point")
    func durations() {
        #expect(Duration.microseconds(7).short == "7 µs")
        #expect(Duration.microseconds(999).short == "999 µs")
        #expect(Duration.microseconds(1_000).short == "1.0 ms")
        #expect(Duration.microseconds(9_949).short == "9.9 ms")
        #expect(Duration.microseconds(9_950).short == "10 ms")
        #expect(Duration.milliseconds(421).short == "421 ms")
    }

    @Test("the Search scene looks like its snapshots")
    func pictures() {
        let view: UIView = scene.controller.view
        let phone = CGSize(width: 402, height: 874)
        assertSnapshot(of: view, as: .svg(size: phone), named: "phone")
        scene.type("raven")
        scene.tap("Shuffle")
        scene.stage.setAppearance(.dark)
        scene.navigation.traitOverrides.layoutDirection = .rightToLeft
        scene.stage.settle()
        assertSnapshot(of: view, as: .svg(size: phone), named: "dark-right-to-left")
        scene.stage.setAppearance(.light)
        scene.navigation.traitOverrides.layoutDirection = .leftToRight
        scene.navigation.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        scene.stage.settle()
        assertSnapshot(of: view, as: .svg(size: phone), named: "large-text")
        scene.navigation.traitOverrides.preferredContentSizeCategory = .large
        scene.stage.resize(to: CGSize(width: 820, height: 1180))
        assertSnapshot(of: view, as: .svg(size: CGSize(width: 820, height: 1180)), named: "tablet")
    }
}
