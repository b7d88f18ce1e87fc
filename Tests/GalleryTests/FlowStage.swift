import UIKit
import UIKitTesting

@testable import Gallery

/// The Flow scene on a device, with fingers for its controls.
@MainActor struct FlowStage {
    let stage: Stage
    let controller = FlowController()

    init(size: CGSize, safeArea: UIEdgeInsets = .zero) {
        stage = Stage(size: size, safeAreaInsets: safeArea)
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
    }

    var view: UICollectionView { controller.collectionView }

    /// Returns the control that has this name for a screen reader.
    func control(_ label: String) -> UIControl? {
        controller.panel.firstView { $0.accessibilityLabel?.lowercased() == label.lowercased() && $0 is UIControl }
            as? UIControl
    }

    /// Scrolls the panel until the control is in view, and taps it: a switch by its name,
    /// half a stepper by `Increase width`, a segment by `Items: 1,000`.
    func tap(_ words: String) {
        guard let (control, share) = target(words) else { return }
        let panel = controller.panel
        panel.scrollRectToVisible(control.convert(control.bounds, to: panel), animated: false)
        stage.settle()
        let point = CGPoint(x: control.bounds.width * share, y: control.bounds.midY)
        stage.tap(at: control.convert(point, to: nil))
    }

    /// - Returns: The control, and how far from its left edge to tap it, as a part of its width.
    private func target(_ words: String) -> (UIControl, CGFloat)? {
        if let control = control(words) { return (control, 0.5) }
        for (way, share) in [("Decrease ", 0.25), ("Increase ", 0.75)] where words.hasPrefix(way) {
            return control(String(words.dropFirst(way.count))).map { ($0, CGFloat(share)) }
        }
        let parts = words.components(separatedBy: ": ")
        guard parts.count == 2, let choice = control(parts[0]) as? UISegmentedControl,
            let index = (0..<choice.numberOfSegments).first(where: { choice.titleForSegment(at: $0) == parts[1] })
        else { return nil }
        return (choice, (CGFloat(index) + 0.5) / CGFloat(choice.numberOfSegments))
    }

    /// Taps the button at the right end of the bar.
    func tapBarButton() {
        let window = stage.window
        stage.tap(at: CGPoint(x: window.bounds.width - 40, y: max(window.safeAreaInsets.top, 10) + 22))
    }

    func scroll(by distance: CGFloat) {
        stage.wheel(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: distance))
        stage.settle()
    }

    /// Returns the frame of an item, in the layout's own coordinates.
    func frame(_ section: Int, _ item: Int) -> CGRect {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    func header(_ section: Int) -> UIView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }

    func footer(_ section: Int) -> UIView? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
    }
}

extension UIView {
    fileprivate func firstView(where isWanted: (UIView) -> Bool) -> UIView? {
        if isWanted(self) { return self }
        for view in subviews { if let found = view.firstView(where: isWanted) { return found } }
        return nil
    }
}
