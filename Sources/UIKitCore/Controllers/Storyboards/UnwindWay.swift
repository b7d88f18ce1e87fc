import Foundation

/// The path of an unwind segue from a container down to its destination.
@MainActor struct UnwindWay {
    let destination: UIViewController
    /// The containers, with the child that each of them has to show, outermost first.
    private let steps: [(container: UIViewController, child: UIViewController)]

    /// Creates the path from a controller that contains the destination, or is the destination.
    init(from ancestor: UIViewController, to destination: UIViewController) {
        self.destination = destination
        var steps: [(container: UIViewController, child: UIViewController)] = []
        var child = destination
        while child !== ancestor, let container = child.parent {
            steps.append((container, child))
            child = container
        }
        self.steps = steps.reversed()
    }

    /// Dismisses what is presented over the destination, and makes each container show the child on the way to it.
    func go(by segue: UIStoryboardSegue) {
        let outermost = destination.outermost
        if outermost.presented != nil { outermost.dismiss(animated: UIView.areAnimationsEnabled) }
        for step in steps { step.container.unwind(for: segue, towards: step.child) }
    }
}

extension UINavigationController {
    final func showUnwound(_ controller: UIViewController) {
        guard topViewController !== controller, viewControllers.contains(where: { $0 === controller }) else { return }
        popToViewController(controller, animated: UIView.areAnimationsEnabled)
    }
}

extension UITabBarController {
    final func selectUnwound(_ controller: UIViewController) {
        let isTab =
            barTabs.contains { $0.shownController === controller }
            || viewControllers?.contains { $0 === controller } == true
        if isTab, selectedViewController !== controller { selectedViewController = controller }
    }
}
