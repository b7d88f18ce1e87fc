import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Imitates a person who tries everything, also while things are still moving.
@MainActor @Suite("The Auto Layout scene at random") struct AutoLayoutRandomTests {
    private static let sizes = [
        CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 820, height: 1180),
        CGSize(width: 320, height: 568),
    ]

    @Test(
        "rows always fit their texts after random actions, and undoing every setting restores the first state",
        arguments: SeededGenerator.seeds(1..<9))
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scene = AutoLayoutStage(framesPerSecond: 20)
        let before = scene.frames
        let warnings = Diagnostics.warnings {
            for step in 1...40 {
                let action = Self.act(on: scene, &random)
                // Every other time, the next change begins before this one has ended.
                if step % 2 == 0 { scene.stage.settle() } else { scene.stage.advance(by: 0.1) }
                guard step % 2 == 0 else { continue }
                let misfits = scene.misfits()
                #expect(misfits == [], "seed \(seed), step \(step): \(action)")
                guard misfits.isEmpty else { return }
            }
        }
        #expect(warnings.allSatisfy { $0.message.contains("badge.width == 132   'wide badge'") }, "seed \(seed)")
        scene.setBack()
        #expect(scene.frames == before && scene.misfits() == [], "seed \(seed)")
    }

    private static func act(on scene: AutoLayoutStage, _ random: inout SeededGenerator) -> String {
        let cell = scene.cells.randomElement(using: &random)
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1:
            let distance = CGFloat.random(in: -1500...1500, using: &random).rounded()
            scene.wheel(distance)
            return "scroll by \(distance)"
        case 2:
            let size = Int.random(in: TextSize.all.indices, using: &random)
            scene.set("Text size", to: Float(size))
            return "text size \(size)"
        case 3:
            let width = Float.random(in: 240...500, using: &random).rounded()
            scene.set("Width", to: width)
            return "width \(width)"
        case 4:
            let size = sizes.randomElement(using: &random) ?? sizes[0]
            scene.stage.resize(to: size)
            return "size \(size)"
        case 5, 6, 7:
            let title = ["Right to left", "Hide parts", "Conflict"].randomElement(using: &random) ?? ""
            scene.toggle(title)
            return title
        case 8:
            scene.touch(cell?.moreButton)
            return "more"
        case 9:
            scene.touch(cell?.saveButton)
            return "save"
        default:
            scene.touch(cell?.picture)
            return "tap"
        }
    }
}

extension AutoLayoutStage {
    fileprivate func set(_ label: String, to value: Float) {
        guard let slider = control(label) as? UISlider else { return }
        slider.value = value
        slider.sendActions(for: .valueChanged)
    }

    fileprivate func toggle(_ label: String) {
        guard let control = control(label) as? UISwitch else { return }
        control.isOn.toggle()
        control.sendActions(for: .valueChanged)
    }

    /// Restores the initial state, and scrolls the list to its beginning.
    fileprivate func setBack() {
        stage.settle()
        stage.resize(to: CGSize(width: 393, height: 852))
        set("Text size", to: Float(TextSize.standard))
        set("Width", to: 1000)
        let settings = controller.settings
        if settings.isRightToLeft { toggle("Right to left") }
        if settings.hidesParts { toggle("Hide parts") }
        if settings.hasConflict { toggle("Conflict") }
        stage.settle()
        for number in controller.openWalks.sorted() {
            show(number)
            tap(cell(number)?.moreButton)
        }
        scroll(by: -50_000)
    }

    private func show(_ number: Int) {
        for _ in 0..<3 {
            list.scrollToItem(at: IndexPath(item: number, section: 0), at: .centeredVertically, animated: false)
            stage.settle()
        }
    }
}
