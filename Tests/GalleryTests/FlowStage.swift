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

    /// The part of a control that a screen reader knows by this name.
    func control(_ label: String) -> UIView? { controller.panel.firstView(labelled: label) }

    /// Scrolls the panel until the control is in view, and taps it.
    func tap(_ label: String) {
        guard let control = control(label) else { return }
        let panel = controller.panel
        panel.scrollRectToVisible(control.convert(control.bounds, to: panel), animated: false)
        stage.settle()
        stage.tap(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
    }

    /// The one at the bar's right end.
    func tapBarButton() {
        let window = stage.window
        stage.tap(at: CGPoint(x: window.bounds.width - 40, y: max(window.safeAreaInsets.top, 10) + 22))
    }

    func scroll(by distance: CGFloat) {
        stage.wheel(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: distance))
        stage.settle()
    }

    /// Of an item, in the layout's own coordinates.
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
    fileprivate func firstView(labelled label: String) -> UIView? {
        if accessibilityLabel == label { return self }
        return subviews.lazy.compactMap { $0.firstView(labelled: label) }.first
    }
}
