import Testing
import UIKit

@MainActor private final class Interaction: UIInteraction {
    private(set) weak var view: UIView?
    private(set) var told: [String] = []
    let name: String

    init(_ name: String = "") { self.name = name }

    func willMove(to view: UIView?) { told.append("will \(view?.tag ?? 0)") }

    func didMove(to view: UIView?) {
        self.view = view
        told.append("did \(view?.tag ?? 0)")
    }
}

@Suite("Interactions") @MainActor struct InteractionTests {
    @Test("an interaction gets willMove and didMove, and is in one view at a time")
    func moving() {
        let (one, other, interaction) = (UIView(), UIView(), Interaction())
        (one.tag, other.tag) = (1, 2)
        one.addInteraction(interaction)
        one.addInteraction(interaction)
        #expect(interaction.told == ["will 1", "did 1"])
        other.addInteraction(interaction)
        #expect(interaction.told == ["will 1", "did 1", "will 0", "did 0", "will 2", "did 2"])
        #expect(one.interactions.isEmpty && other.interactions.count == 1)
        one.removeInteraction(interaction)
        #expect(interaction.view === other)
        other.removeInteraction(interaction)
        #expect(interaction.view == nil && other.interactions.isEmpty)
    }

    @Test("setting a view's interactions removes the old ones and adds the new")
    func setting() {
        let view = UIView()
        let all = ["a", "b", "c"].map(Interaction.init)
        view.interactions = [all[0], all[1]]
        view.interactions = [all[1], all[2]]
        #expect(view.interactions.compactMap { ($0 as? Interaction)?.name } == ["b", "c"])
        #expect(all[0].view == nil && all[2].view === view)
        #expect(all[1].told.count == 2)
    }
}
