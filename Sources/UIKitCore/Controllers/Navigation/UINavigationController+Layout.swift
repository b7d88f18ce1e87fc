import CoreGraphics

extension UINavigationController {
    var effectiveLeadingEdge: UIRectEdge {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    func layOutBarAndScreens() {
        let height = UINavigationBar.height(in: traitCollection)
        let top = view.safeAreaInsets.top
        let y = isNavigationBarHidden ? -height : top
        navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        edgePan.edges = effectiveLeadingEdge
        for controller in stack where controller.viewIfLoaded?.superview === screens { place(controller) }
        for controller in transition.map({ [$0.from, $0.to] }) ?? []
        where controller?.viewIfLoaded?.superview === screens { controller.map(place) }
    }

    /// A screen fills the room, and the bar is part of what its safe area leaves out; one that does not extend below bars
    /// begins at the bar's edge.
    func place(_ controller: UIViewController) {
        let height = isNavigationBarHidden ? 0 : UINavigationBar.height(in: traitCollection)
        var frame = screens.bounds
        if controller.edgesForExtendedLayout.contains(.top) {
            controller.barInsets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        } else {
            controller.barInsets = .zero
            let covered = view.safeAreaInsets.top + height
            frame = CGRect(x: 0, y: covered, width: frame.width, height: max(frame.height - covered, 0))
        }
        // A screen on its way is moved by a transform.
        controller.view.untransformedFrame = frame
    }
}
