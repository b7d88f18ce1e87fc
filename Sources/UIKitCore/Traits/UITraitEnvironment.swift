/// Something that is shown somewhere, and so has traits: a view, a controller, a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits that hold here.
    var traitCollection: UITraitCollection { get }

    /// Called when ``UITraitEnvironment/traitCollection`` changed, with what it was before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
