import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("The Auto Layout scene's conflict") struct AutoLayoutConflictTests {
    private let scene = AutoLayoutStage()

    @Test("a card above the list shows the least conflicting set; ending the conflict restores everything")
    func conflict() throws {
        scene.openPanel()
        let before = scene.frames
        let badges = scene.cells.map(\.badge.frame)
        var warnings = Diagnostics.warnings { scene.flip("Conflict") }
        #expect(warnings.map(\.identifier) == ["unsatisfiable-constraints"])
        let explanation = try #require(scene.controller.card.explanation)
        #expect(explanation.headline == "Unable to simultaneously satisfy constraints.")
        let constraints = explanation.parts.filter { if case .constraint = $0 { true } else { false } }
        #expect(
            constraints == [
                .constraint("badge.width == 88   'narrow badge'"), .constraint("badge.width == 132   'wide badge'"),
            ])
        let names = explanation.parts.compactMap { if case .fact(let name, _) = $0 { name } else { nil } }
        #expect(names == ["seen", "broken", "likely cause", "try"])
        #expect(!scene.controller.card.isHidden && scene.cell(0)?.badge.bounds.width == 88)
        // The card lies 12 below the caption, and the list lies behind it.
        let card = scene.controller.card.frame
        #expect(abs(card.minY - 44) < 0.5 && abs(scene.list.frame.minY - card.maxY - 12) < 0.5)

        warnings = Diagnostics.warnings { scene.flip("Conflict") }
        #expect(warnings.isEmpty && scene.controller.card.isHidden)
        #expect(scene.frames == before && scene.cells.map(\.badge.frame) == badges)
    }

    @Test("the first row in view gets the conflict, and still has it after scrolling away and back")
    func scrolled() {
        scene.openPanel()
        scene.scroll(by: 1500)
        scene.flip("Conflict")
        let wide = scene.cells.filter { $0.badge.bounds.width == 88 }
        #expect(wide.count == 1 && !scene.controller.card.isHidden)
        let name = wide.first?.title.text
        scene.scroll(by: -10_000)
        #expect(scene.cells.allSatisfy { !$0.constraintsOfParts.isConflicting })
        scene.scroll(by: 1500)
        #expect(scene.cells.filter { $0.constraintsOfParts.isConflicting }.map(\.title.text) == [name])
        scene.flip("Conflict")
        #expect(scene.cells.allSatisfy { $0.badge.bounds.width != 88 } && scene.misfits() == [])
    }

    @Test("the conflict's card is as high as its text, which scrolls where the card is too small for it")
    func card() throws {
        scene.flip("Conflict")
        let card = scene.controller.card
        let page = try #require(card.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(page.contentSize.height > page.bounds.height)
        scene.tapBarButton()
        #expect(page.contentSize.height == page.bounds.height && card.frame.height > 300)
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        #expect(page.contentSize.height > page.bounds.height && page.bounds.height > 60)
    }

    @Test("a warning's message is split into its parts line by line")
    func explanation() {
        let explanation = ConflictExplanation(
            """
            Headline.
            \tMaybe it is this.
            (
                "a.width == 1   'one'",
                "a.width == 2"
            )

            <NSLayoutConstraint a.width == 2>

              likely cause   two, not  one
            The end.
            """)
        #expect(explanation.headline == "Headline.")
        #expect(
            explanation.parts == [
                .sentence("Maybe it is this."), .constraint("a.width == 1   'one'"), .constraint("a.width == 2"),
                .broken("<NSLayoutConstraint a.width == 2>"), .fact(name: "likely cause", text: "two, not  one"),
                .sentence("The end."),
            ])
    }
}
