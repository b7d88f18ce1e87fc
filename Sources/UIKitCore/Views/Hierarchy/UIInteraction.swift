/// A behaviour that an app can add to a view. It puts gesture recognisers or views of its own into the view.
///
///     view.addInteraction(ShakeInteraction())
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view that has the interaction. Keep a weak reference.
    var view: UIView? { get }

    /// Called before the interaction is added to a view, and with nil before it is removed.
    func willMove(to view: UIView?)

    /// Called after the interaction was added to a view, and with nil after it was removed.
    func didMove(to view: UIView?)
}
