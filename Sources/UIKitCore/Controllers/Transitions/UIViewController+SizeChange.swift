import CoreGraphics

extension TransitionCoordinator: SizeChange {}

extension UIViewController {
    /// Tells the controller, the root of a window, which traits and size it is about to get. Nothing has changed yet.
    ///
    /// - Parameters:
    ///   - traits: nil when they stay as they are.
    ///   - size: nil when it stays as it is.
    /// - Returns: What is wanted to happen along with the change.
    func announce(traits: UITraitCollection?, size: CGSize?, in window: UIWindow) -> any SizeChange {
        // A change of size takes no time here.
        let change = TransitionCoordinator(in: window, duration: 0)
        if let traits { willTransition(to: traits, with: change) }
        if let size { viewWillTransition(to: size, with: change) }
        return change
    }
}
