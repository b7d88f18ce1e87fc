import CoreGraphics

extension TransitionCoordinator: SizeChange {}

extension UIViewController {
    /// Tells the controller, the root of a window, which traits and size it is about to get. Nothing has changed yet.
    ///
    /// - Parameters:
    ///   - traits: The new traits; nil if they don't change.
    ///   - size: The new size; nil if it doesn't change.
    ///   - window: The window.
    /// - Returns: The changes to make along with it.
    func announce(traits: UITraitCollection?, size: CGSize?, in window: UIWindow) -> any SizeChange {
        // A change of size isn't animated here.
        let change = TransitionCoordinator(in: window, duration: 0)
        if let traits { willTransition(to: traits, with: change) }
        if let size { viewWillTransition(to: size, with: change) }
        return change
    }
}
