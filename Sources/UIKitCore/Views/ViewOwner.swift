import CoreGraphics

/// What a view knows of the controller whose `view` it is.
///
/// The controller is above the views, so it is this that they ask and tell.
@MainActor protocol ViewOwner: UIResponder, TraitOwner, UIFocusEnvironment {
    // MARK: What it asks for

    /// What it adds to the safe area of its view.
    var additionalInsetsOfView: UIEdgeInsets { get }

    /// The least margins of its view; nil when it asks for none.
    var minimumMarginsOfView: NSDirectionalEdgeInsets? { get }

    /// What it changes about the traits around it; nil when it never did.
    var ownTraitsIfMade: OwnTraits? { get }

    // MARK: What it is told

    func viewWillMove(toWindow window: UIWindow?)

    func viewDidMove(toWindow window: UIWindow?)

    /// The view is about to be laid out.
    func tellIsAppearing()

    /// The view's constraints are to be changed for what it shows.
    func updateConstraintsOfView()

    /// What the view shows by configurations has to follow its state.
    func updateConfigurationsOfView()

    func viewWillLayoutSubviews()

    func viewDidLayoutSubviews()

    func viewSafeAreaInsetsDidChange()

    func viewLayoutMarginsDidChange()

    func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection)
}
