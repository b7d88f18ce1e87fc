import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("The panel of the scene Stack views") struct StackPanelTests {
    private let scene = StacksStage()

    private var settings: StackSettings { scene.controller.settings }

    @Test("the panel's choices set axis, distribution and alignment, and show the values' names in code")
    func choices() {
        scene.openPanel()
        scene.choose(1, of: "Axis")
        #expect(settings.axis == .vertical && scene.stack.axis == .vertical)
        for index in 0..<5 {
            scene.choose(index, of: "Distribution")
            #expect(scene.stack.distribution.rawValue == index)
        }
        for index in 0..<6 {
            scene.choose(index, of: "Alignment")
            #expect(scene.stack.alignment.rawValue == index)
        }
        let rows = scene.controller.panel.rows
        #expect(rows.first { $0.title == "Distribution" }?.name == "distribution = .equalCentering")
        #expect(rows.first { $0.title == "Alignment" }?.name == "alignment = .lastBaseline")
    }

    @Test("steppers and switches set all kinds of spacing")
    func spacing() throws {
        scene.press("ArrowUp", on: "Spacing")
        #expect(scene.stack.spacing == 12)
        scene.press(" ", on: "System spacing")
        #expect(scene.stack.spacing == UIStackView.spacingUseSystem)
        #expect(scene.control("Spacing")?.isEnabled == false && scene.control("Custom spacing")?.isEnabled == false)
        scene.press("ArrowUp", on: "Custom after")
        scene.press("ArrowUp", on: "Custom spacing")
        let first = try #require(scene.stack.arrangedSubviews.first)
        #expect(scene.stack.customSpacing(after: first) == 28)
        scene.press("ArrowDown", on: "Custom after")
        #expect(scene.stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        scene.press(" ", on: "From baselines")
        #expect(scene.stack.isBaselineRelativeArrangement)
        scene.press("ArrowUp", on: "Margins")
        #expect(scene.stack.layoutMargins.left == 16)
        scene.press(" ", on: "Inside margins")
        #expect(!scene.stack.isLayoutMarginsRelativeArrangement && scene.control("Margins")?.isEnabled == false)
    }

    @Test("sliders make the stack smaller; at their ends the stack has the size of its views")
    func room() {
        scene.openPanel()
        let size = scene.stack.bounds.size
        scene.slide("Width", to: 200)
        #expect(scene.stack.bounds.width == 200 && settings.width == 200)
        scene.slide("Height", to: 120)
        #expect(scene.stack.bounds.height == 120)
        scene.slide("Width", to: 1000)
        scene.slide("Height", to: 1000)
        #expect(settings.width == nil && settings.height == nil && scene.stack.bounds.size == size)
        scene.press(" ", on: "Right to left")
        #expect(scene.stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("views can be inserted and removed, and each has a switch that hides it")
    func views() {
        scene.press("ArrowUp", on: "Count")
        #expect(settings.pieces.all.count == 6 && scene.stack.arrangedSubviews.count == 6)
        for _ in 0..<3 { scene.press("ArrowUp", on: "Count") }
        #expect(settings.pieces.all.count == 8 && scene.button("Insert")?.isEnabled == false)
        scene.button("Remove")?.sendActions(for: .primaryActionTriggered)
        scene.choose(4, of: "Next")
        scene.button("Insert")?.sendActions(for: .primaryActionTriggered)
        scene.stage.settle()
        #expect(settings.pieces.all.first?.kind == .tile && scene.stack.arrangedSubviews.first is StackTile)
        scene.press(" ", on: "1  Tile")
        #expect(scene.stack.arrangedSubviews.first?.isHidden == true)
        for _ in 0..<8 { scene.press("ArrowDown", on: "Count") }
        #expect(scene.stack.arrangedSubviews.isEmpty && scene.button("Remove")?.isEnabled == false)
        #expect(scene.control("1  Tile") == nil)
    }

    @Test("the panel is beside the stack where both fit, also on a phone in landscape")
    func sideBySide() {
        #expect(scene.controller.panel.isHidden)
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        #expect(scene.controller.panel.frame.minX == 552 && !scene.controller.panel.isHidden)
        #expect(scene.canvas.frame.width == 552)
        // The stack is never larger than the available room, whatever width is set.
        scene.change { $0.width = 700 }
        #expect(scene.stack.bounds.width == 520)
    }

    @Test("the Stack views scene looks like its snapshots")
    func pictures() {
        let size = CGSize(width: 393, height: 852)
        scene.openPanel()
        assertSnapshot(of: scene.controller.view, as: .svg(size: size), named: "phone")
        scene.controller.overrideUserInterfaceStyle = .dark
        scene.change {
            $0.axis = .vertical
            $0.alignment = .leading
            $0.isRightToLeft = true
            $0.customSpacingPlace = 1
        }
        assertSnapshot(of: scene.controller.view, as: .svg(size: size), named: "dark-right-to-left")
        assertSnapshot(of: StacksController(), as: .svg(size: CGSize(width: 820, height: 1100)), named: "wide")
    }
}

extension ControlPanel {
    fileprivate var rows: [ControlRow] {
        cards.flatMap { $0.subviews.flatMap(\.subviews).compactMap { $0 as? ControlRow } }
    }
}
