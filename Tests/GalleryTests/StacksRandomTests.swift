import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

/// Imitates a person who tries everything, also while things are still moving.
@MainActor @Suite("The scene Stack views at random") struct StacksRandomTests {
    @Test(
        "views stay in order and inside after random changes, and undoing all restores the first state",
        arguments: SeededGenerator.seeds(1..<9))
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = StacksStage(framesPerSecond: 20)
        let (settings, before) = (scene.controller.settings, scene.frames)
        let warnings = Diagnostics.warnings {
            for step in 1...60 {
                scene.begin { Self.edit(&$0, &random) }
                // Every other time, the next change begins before this one has ended.
                if step % 2 == 1 { scene.stage.advance(by: 0.1) } else { scene.stage.settle() }
                guard step % 2 == 0 else { continue }
                let mistakes = Self.mistakes(of: scene)
                #expect(mistakes == [], "seed \(seed), step \(step): \(scene.controller.settings)")
                guard mistakes.isEmpty else { return }
            }
        }
        // A column aligned from baseline to baseline can be lower than its earlier margins.
        // Only that may cause a warning.
        let others = warnings.map(\.message).filter { !$0.contains("UILayoutGuide is not less than 0 wide and high") }
        #expect(others == [], "seed \(seed)")
        scene.change { $0 = settings }
        #expect(scene.frames.elementsEqual(before) { $0.isAlmost($1) }, "seed \(seed)")
    }

    /// Changes one thing that the panel has a control for, within limits that leave room for all gaps and margins.
    private static func edit(_ settings: inout StackSettings, _ random: inout SeededGenerator) {
        let count = settings.pieces.all.count
        switch Int.random(in: 0..<15, using: &random) {
        case 0: settings.axis = random.pick(from: [.horizontal, .vertical])
        case 1, 2:
            settings.distribution = .init(rawValue: .random(in: 0..<5, using: &random)) ?? .fill
        case 3, 4: settings.alignment = .init(rawValue: .random(in: 0..<6, using: &random)) ?? .fill
        case 5: settings.spacing = random.pick(from: [0, 4, 8, 16])
        case 6: settings.usesSystemSpacing.toggle()
        case 7:
            settings.customSpacingPlace =
                count == 0 ? nil : random.pick(from: [nil, Int.random(in: 0..<count, using: &random)])
        case 8: settings.usesMargins.toggle()
        case 9: settings.width = random.pick(from: [nil, 240, 300, 361])
        case 10: settings.height = random.pick(from: [nil, 240, 300])
        case 11: settings.isRightToLeft.toggle()
        case 12:
            if count > 0 {
                settings.pieces.setHidden(.random(using: &random), at: .random(in: 0..<count, using: &random))
            }
        case 13:
            if Bool.random(using: &random) {
                settings.pieces.insert(
                    random.pick(from: StackPieceKind.allCases), at: .random(in: 0...count, using: &random))
            } else {
                settings.pieces.remove(at: .random(in: 0...count, using: &random))
            }
        default:
            settings.innerAxis = random.pick(from: [.horizontal, .vertical])
            settings.isBaselineRelative.toggle()
        }
    }

    /// Describes what is not as it should be.
    private static func mistakes(of scene: StacksStage) -> [String] {
        let (settings, stack) = (scene.controller.settings, scene.stack)
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        var mistakes: [String] = []
        let expected = settings.pieces.all.filter { !$0.isHidden }.map { "view \($0.number)" }
        if shown.map(\.accessibilityIdentifier) != expected { mistakes.append("other views: \(shown)") }
        let inside =
            stack.isLayoutMarginsRelativeArrangement ? stack.bounds.inset(by: stack.layoutMargins) : stack.bounds
        // Lines of text may be closer to each other, and to the edges, than the views they are in.
        let isFree = settings.axis == .vertical && settings.isBaselineRelative
        // A switch always has its own size.
        for view in shown
        where !(view is UISwitch) && !isFree && !inside.insetBy(dx: -0.5, dy: -0.5).contains(view.frame) {
            mistakes.append("\(view.accessibilityIdentifier ?? "") is outside: \(view.frame) in \(inside)")
        }
        for (first, second) in zip(shown, shown.dropFirst())
        where !isFree && !(first is UISwitch) && !(second is UISwitch) {
            let gap =
                settings.axis == .vertical
                ? second.frame.minY - first.frame.maxY
                : settings.isRightToLeft ? first.frame.minX - second.frame.maxX : second.frame.minX - first.frame.maxX
            if gap < -0.5 { mistakes.append("views lie over each other by \(-gap)") }
        }
        if stack.frame.minX < StackCanvas.margin - 0.5 || stack.frame.maxX > scene.canvas.bounds.maxX - 15.5 {
            mistakes.append("the stack is outside: \(stack.frame)")
        }
        return mistakes
    }
}
