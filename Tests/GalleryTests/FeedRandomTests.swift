import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

/// Imitates a person who reads and tries everything, also while things are still moving.
@MainActor @Suite("The feed at random") struct FeedRandomTests {
    private static let sizes = [
        CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 820, height: 1180),
        CGSize(width: 320, height: 568),
    ]

    @Test(
        "rows fit their texts, 12 apart, during random actions, and undoing all restores the first state",
        arguments: SeededGenerator.seeds(1..<9))
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = FeedStage(framesPerSecond: 20)
        let before = scene.frames
        let warnings = Diagnostics.warnings {
            for step in 1...40 {
                let action = Self.act(on: scene, &random)
                // Every other time, the next change begins before this one has ended.
                if step % 2 == 0 { scene.stage.settle() } else { scene.stage.advance(by: 0.1) }
                guard step % 2 == 0 else { continue }
                let mistakes = scene.misfits() + scene.wrongGaps.map { "a gap of \($0)" }
                #expect(mistakes == [], "seed \(seed), step \(step): \(action)")
                guard mistakes.isEmpty else { return }
            }
        }
        #expect(warnings.map(\.message) == [], "seed \(seed)")
        scene.setBack()
        #expect(scene.controller.changes.withReplies.isEmpty && scene.controller.changes.withDetails.isEmpty)
        #expect(scene.frames.elementsEqual(before) { $0.isAlmost($1) } && scene.misfits() == [], "seed \(seed)")
    }

    private static func act(on scene: FeedStage, _ random: inout SeededGenerator) -> String {
        let cell = scene.cells.randomElement(using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2:
            let distance = CGFloat.random(in: -1500...2500, using: &random).rounded()
            scene.wheel(distance)
            return "scroll by \(distance)"
        case 3:
            let size = Int.random(in: TextSize.all.indices, using: &random)
            scene.set { $0.textSize = size }
            return "text size \(size)"
        case 4:
            scene.set { $0.isRightToLeft.toggle() }
            return "right to left"
        case 5:
            let size = random.pick(from: sizes)
            scene.stage.resize(to: size)
            return "size \(size)"
        case 6:
            scene.touch(cell?.actions.likeButton)
            return "like"
        case 7:
            scene.touch(cell?.header.followButton)
            return "follow"
        case 8:
            scene.touch(cell?.actions.moreButton)
            return "more"
        default:
            scene.touch(cell?.actions.repliesButton)
            return "replies"
        }
    }
}

extension FeedStage {
    /// Changes settings as the sheet does, but without the sheet.
    fileprivate func set(_ edit: (inout FeedSettings) -> Void) {
        var settings = controller.settings
        edit(&settings)
        controller.change(to: settings)
    }

    /// Restores the initial state, and scrolls the list to its beginning.
    fileprivate func setBack() {
        stage.settle()
        // A tap on a row behind the bar may have opened the sheet.
        controller.dismiss(animated: false)
        stage.resize(to: CGSize(width: 393, height: 852))
        set { $0 = FeedSettings() }
        stage.settle()
        let changes = controller.changes
        // A wider button leaves less room for a name.
        for author in changes.followed {
            guard let number = (0..<1000).first(where: { FeedPost(number: $0).author.number == author }) else {
                continue
            }
            press(number) { $0.header.followButton }
        }
        for number in changes.withReplies { press(number) { $0.actions.repliesButton } }
        for number in changes.withDetails { press(number) { $0.actions.moreButton } }
        show(0)
        scroll(by: -50_000)
    }

    private func press(_ number: Int, _ button: (FeedPostCell) -> UIButton) {
        show(number)
        guard let cell = cell(number) else { return }
        let place = button(cell).convert(button(cell).bounds, to: list)
        scroll(by: place.midY - list.bounds.midY)
        tap(button(cell))
    }
}
