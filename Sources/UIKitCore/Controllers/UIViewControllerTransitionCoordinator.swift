import Foundation

/// What is known of a change of size or screen while it happens.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    var isCancelled: Bool { get }
}

/// Runs what an app wants to happen together with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?)
        -> Bool
    {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Changes of size take no time here: what was to run alongside runs right after the view got its new size.
@MainActor final class ImmediateTransitionCoordinator: UIViewControllerTransitionCoordinator {
    static let shared = ImmediateTransitionCoordinator()

    let isAnimated = false
    let transitionDuration: TimeInterval = 0
    let isCancelled = false
    private var pending: [@MainActor () -> Void] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        pending.append { [unowned self] in animation?(self) }
        if let completion { pending.append { [unowned self] in completion(self) } }
        return true
    }

    func run() {
        let due = pending
        pending = []
        for step in due { step() }
    }
}
