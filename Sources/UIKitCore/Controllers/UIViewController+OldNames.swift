// Names of Swift 2 to 4. Code that uses one doesn't compile; the error gives today's name, which an editor can put in
// (Decisions/0094).

extension UIViewController {
    @available(*, unavailable, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { fatalError() }

    @available(*, unavailable, renamed: "removeFromParent()")
    public func removeFromParentViewController() { fatalError() }

    @available(*, unavailable, renamed: "present(_:animated:completion:)")
    public func presentViewController(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
    ) { fatalError() }

    @available(*, unavailable, renamed: "dismiss(animated:completion:)")
    public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)?) { fatalError() }

    @available(*, unavailable, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { fatalError() }

    @available(*, unavailable, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { fatalError() }

    @available(*, unavailable, renamed: "didMove(toParent:)")
    public func didMoveToParentViewController(_ parent: UIViewController?) { fatalError() }

    @available(*, unavailable, renamed: "performSegue(withIdentifier:sender:)")
    public func performSegueWithIdentifier(_ identifier: String, sender: Any?) { fatalError() }
}

extension UIViewController {
    @available(*, unavailable, renamed: "children")
    public var childViewControllers: [UIViewController] { fatalError() }

    @available(*, unavailable, renamed: "parent")
    public var parentViewController: UIViewController? { fatalError() }
}
