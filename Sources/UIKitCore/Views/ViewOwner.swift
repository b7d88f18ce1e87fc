import CoreGraphics

/// What a view knows about the controller whose `view` it is.
///
/// Controllers are on a higher level than views, so views call them through this protocol.
@MainActor protocol ViewOwner: UIResponder, TraitOwner, UIFocusEnvironment {
    // MARK: Requirements of the view

    /// The insets that the controller adds to the safe area of its view.
    var additionalInsetsOfView: UIEdgeInsets { get }

    /// The least margins of the controller's view; nil if the controller has none.
    var minimumMarginsOfView: NSDirectionalEdgeInsets? { get }

    /// The traits that the controller sets; nil if it never set any.
    var ownTraitsIfMade: OwnTraits? { get }

    // MARK: Calls to the owner

    func viewWillMove(toWindow window: UIWindow?)

    func viewDidMove(toWindow window: UIWindow?)

    /// Called before the view's layout pass.
    func tellIsAppearing()

    /// Updates the constraints of the controller's view for what it shows.
    func updateConstraintsOfView()

    /// Updates the view's configurations for its state.
    func updateConfigurationsOfView()

    func viewWillLayoutSubviews()

    func viewDidLayoutSubviews()

    func viewSafeAreaInsetsDidChange()

    func viewLayoutMarginsDidChange()

    func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection)
}
