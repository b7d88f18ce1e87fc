import Foundation
import QuartzCore

/// A segue back to the nearest earlier controller that has the action.
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

    /// Performs the segue. Does nothing if no controller has the action, as on iOS.
    func perform() {
        guard let name = template.unwindAction, let way = way(toAction: name) else { return }
        let destination = way.destination
        let segue = template.segue(from: source, to: destination)
        segue.handler = { [weak segue] in
            if let segue { way.go(by: segue) }
        }
        source.prepare(for: segue, sender: sender)
        _ = members.action(name, of: destination)?(destination, segue, nil)
        template.withAnimations { segue.perform() }
    }

    // MARK: Destination

    private func way(toAction name: String) -> UnwindWay? {
        let selector = Selector { [members] target, sender, event in
            members.action(name, of: target)?(target, sender, event) ?? false
        }
        let unwind = UIStoryboardUnwindSegueSource(source: source, unwindAction: selector, sender: sender)
        var ancestor = source.parent ?? source.presentingViewController
        var child: UIViewController = source
        while let now = ancestor {
            if let found = search(now, unwind, name, selector, without: child) {
                return UnwindWay(from: now, to: found)
            }
            (child, ancestor) = (now, now.parent ?? now.presentingViewController)
        }
        return nil
    }

    /// Returns the first of the contained controllers that takes the segue, or else the controller itself.
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
