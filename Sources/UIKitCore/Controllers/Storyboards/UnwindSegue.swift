import Foundation
import QuartzCore

/// A way back: to the nearest controller that came before and has the action.
@MainActor struct UnwindSegue {
    private let template: SegueTemplate
    private let source: UIViewController
    private let sender: Any?
    private let members: NibMembers

    init(_ template: SegueTemplate, from source: UIViewController, sender: Any?, members: NibMembers) {
        self.template = template
        self.source = source
        self.sender = sender
        self.members = members
    }

    /// Nothing happens where no controller has the action, as on iOS.
    func perform() {
        guard let name = template.unwindAction, let destination = destination(of: name) else { return }
        let segue = template.segue(from: source, to: destination) { [source] in
            source.goBack(to: destination, for: template)
        }
        source.prepare(for: segue, sender: sender)
        _ = members.action(name, of: destination)?(destination, segue, nil)
        template.withAnimations { segue.perform() }
    }

    // MARK: Who takes it

    private func destination(of name: String) -> UIViewController? {
        let selector = Selector { [members] target, sender, event in
            members.action(name, of: target)?(target, sender, event) ?? false
        }
        let unwind = UIStoryboardUnwindSegueSource(source: source, unwindAction: selector, sender: sender)
        var ancestor = source.parent ?? source.presentingViewController
        var child: UIViewController = source
        while let now = ancestor {
            if let found = search(now, unwind, name, selector, without: child) { return found }
            (child, ancestor) = (now, now.parent ?? now.presentingViewController)
        }
        return nil
    }

    /// The controller itself, or one of those that it contains.
    private func search(
        _ controller: UIViewController, _ unwind: UIStoryboardUnwindSegueSource, _ name: String, _ selector: Selector,
        without child: UIViewController?
    ) -> UIViewController? {
        for inner in controller.allowedChildrenForUnwinding(from: unwind) where inner !== child {
            if let found = search(inner, unwind, name, selector, without: nil) { return found }
        }
        let isMeant = members.action(name, of: controller) != nil
        guard isMeant, controller.canPerformUnwindSegueAction(selector, from: source, sender: sender) else {
            return nil
        }
        return controller
    }
}

extension UIViewController {
    /// Dismisses and pops what is in front of a controller.
    fileprivate func goBack(to destination: UIViewController, for segue: SegueTemplate) {
        let isAnimated = UIView.areAnimationsEnabled
        let navigation = destination.navigationController
        if let presenter = destination.outermost.presented == nil ? nil : destination.outermost {
            presenter.dismiss(animated: isAnimated)
        }
        guard let navigation, navigation.viewControllers.contains(destination) else { return }
        if navigation.topViewController !== destination {
            navigation.popToViewController(destination, animated: isAnimated)
        }
    }
}
