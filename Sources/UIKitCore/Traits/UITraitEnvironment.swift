/// An object with traits: a view, a controller or a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }

    /// Called when ``UITraitEnvironment/traitCollection`` changed, with the old traits.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
