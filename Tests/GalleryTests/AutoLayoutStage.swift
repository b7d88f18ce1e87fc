import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

/// The Auto Layout scene on a device, with fingers and keys for its controls.
@MainActor struct AutoLayoutStage {
    let stage: Stage
    let controller = AutoLayoutController()

    init(size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero, framesPerSecond: Double = 60) {
        stage = Stage(size: size, safeAreaInsets: safeArea, framesPerSecond: framesPerSecond)
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
    }

    var list: UICollectionView { controller.collectionView }

    // MARK: Controls

    func control(_ label: String) -> UIControl? {
        controller.panel.firstView { $0.accessibilityLabel == label && $0 is UIControl } as? UIControl
    }

    /// Presses a switch's key.
    func flip(_ label: String) {
        openPanel()
        stage.focus(control(label))
        stage.press(" ")
        stage.settle()
    }

    /// Taps the control, and stops when the movement has just begun.
    func begin(_ label: String) {
        touch(control(label))
    }

    /// Moves a slider by keys.
    func slide(_ label: String, to value: Float) {
        openPanel()
        guard let slider = control(label) as? UISlider else { return }
        slider.value = value
        slider.sendActions(for: .valueChanged)
        stage.settle()
    }

    func openPanel() {
        if controller.panel.isHidden { tapBarButton() }
    }

    func tapBarButton() {
        let window = stage.window
        stage.tap(at: CGPoint(x: window.bounds.width - 40, y: max(window.safeAreaInsets.top, 10) + 22))
        stage.settle()
    }

    // MARK: Rows

    func cell(_ number: Int) -> WalkCell? { list.cellForItem(at: IndexPath(item: number, section: 0)) as? WalkCell }

    var cells: [WalkCell] {
        list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) as? WalkCell }
    }

    /// The frames of the visible rows, in screen coordinates.
    var frames: [CGRect] { cells.map { $0.convert($0.bounds, to: nil) } }

    /// The gaps between neighbouring visible rows, as they are at this moment.
    var gaps: [CGFloat] {
        let frames = cells.map { ($0.layer.presentation() ?? $0.layer).frame }
        return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    }

    func tap(_ view: UIView?) { stage.tap(middleOf: view) }

    func touch(_ view: UIView?) { stage.touch(middleOf: view) }

    func scroll(by distance: CGFloat) {
        wheel(distance)
        stage.settle()
    }

    func wheel(_ distance: CGFloat) {
        let top = list.convert(CGPoint(x: list.bounds.midX, y: list.bounds.minY + 20), to: nil)
        stage.wheel(at: top, by: CGVector(dx: 0, dy: distance))
    }

    /// Describes visible rows whose size doesn't fit their text; empty if all fit.
    func misfits() -> [String] { cells.flatMap(misfits) }

    private func misfits(of cell: WalkCell) -> [String] {
        let name = cell.title.text ?? ""
        var found: [String] = []
        if abs(cell.moreButton.frame.maxY + 16 - cell.bounds.height) > 0.5 { found.append("\(name): its height") }
        for button in [cell.saveButton, cell.moreButton] where button.frame.maxX > cell.bounds.width - 15 {
            found.append("\(name): a button lies outside")
        }
        if abs(cell.bounds.width + 32 - list.bounds.width) > 0.5 { found.append("\(name): its width") }
        for label in [cell.title, cell.summary, cell.more, cell.numbers, cell.badge.label] {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
            // In the row with the conflict, the badge has a width that it must not have.
            if label === cell.badge.label, cell.constraintsOfParts.isConflicting { continue }
            if label.bounds.height < needed.height - 0.5 || label.bounds.width < needed.width - 0.5 {
                found.append("\(name): \(label.text ?? "") is cut off")
            }
        }
        return found
    }
}

extension UIView {
    fileprivate func firstView(where isWanted: (UIView) -> Bool) -> UIView? {
        if isWanted(self) { return self }
        for view in subviews { if let found = view.firstView(where: isWanted) { return found } }
        return nil
    }
}
