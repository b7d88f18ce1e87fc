/// Something that a view can be used for, which another object looks after: it puts gestures or views of its own into the view.
///
///     view.addInteraction(ShakeInteraction())
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view it was added to. Keep it weakly.
    var view: UIView? { get }

    /// Called before it's added to a view, and with nil before it's taken away.
    func willMove(to view: UIView?)

    /// Called when it was added to a view, and with nil when it was taken away.
    func didMove(to view: UIView?)
}
