import UIKit
import UIKitTesting

@testable import Gallery

/// The scene Stack views on a device, with keys for its controls.
@MainActor struct StacksStage {
    let stage: Stage
    let controller = StacksController()

    init(size: CGSize = CGSize(width: 393, height: 852), framesPerSecond: Double = 60) {
        stage = Stage(size: size, framesPerSecond: framesPerSecond)
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
    }

    var canvas: StackCanvas { controller.canvas }
    var stack: UIStackView { canvas.stack }

    /// The alignment rectangles of the visible views, in order.
    var frames: [CGRect] {
        stack.arrangedSubviews.filter { !$0.isHidden }.map { $0.alignmentRect(forFrame: $0.frame) }
    }

    var gaps: [CGFloat] { canvas.outline.gaps.map { ($0 * 100).rounded() / 100 } }

    // MARK: Settings

    /// Changes settings as the panel does, and waits until everything is there.
    func change(_ edit: (inout StackSettings) -> Void) {
        begin(edit)
        stage.settle()
    }

    /// Makes the change, and stops when its animation has just begun.
    func begin(_ edit: (inout StackSettings) -> Void) {
        var settings = controller.settings
        edit(&settings)
        controller.panel.settingsDidChange(settings)
        stage.advance(by: 1 / 60)
    }

    /// Shows this many plates of 56 by 40 points, and nothing else.
    func showTiles(_ count: Int) {
        change {
            $0.pieces.setCount(0)
            for _ in 0..<count { $0.pieces.insert(.tile, at: 0) }
        }
    }

    // MARK: Controls

    func openPanel() {
        guard controller.panel.isHidden else { return }
        stage.tap(at: CGPoint(x: stage.window.bounds.width - 40, y: 32))
        stage.settle()
    }

    func control(_ label: String) -> UIControl? {
        controller.panel.firstView { $0.accessibilityLabel == label && $0 is UIControl } as? UIControl
    }

    func button(_ title: String) -> UIButton? {
        controller.panel.firstView { ($0 as? UIButton)?.configuration?.title == title } as? UIButton
    }

    /// Presses a key on a control.
    func press(_ key: String, on label: String) {
        openPanel()
        stage.focus(control(label))
        stage.press(key)
        stage.settle()
    }

    func choose(_ index: Int, of label: String) {
        guard let control = control(label) as? UISegmentedControl else { return }
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
        stage.settle()
    }

    func slide(_ label: String, to value: Float) {
        guard let slider = control(label) as? UISlider else { return }
        slider.value = value
        slider.sendActions(for: .valueChanged)
        stage.settle()
    }
}

extension UIView {
    fileprivate func firstView(where isWanted: (UIView) -> Bool) -> UIView? {
        if isWanted(self) { return self }
        for view in subviews { if let found = view.firstView(where: isWanted) { return found } }
        return nil
    }
}
