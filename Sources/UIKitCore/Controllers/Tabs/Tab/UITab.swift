import Foundation

/// A tab of a tab bar controller, and the way to make its screen.
///
///     tabs.tabs = [
///         UITab(title: "Trips", image: UIImage(systemName: "map"), identifier: "trips") { _ in TripsController() },
///         UISearchTab { _ in SearchController() },
///     ]
///
/// The screen is made when the tab is chosen for the first time, and kept from then on.
@preconcurrency @MainActor open class UITab: NSObject {
    /// Where a tab may stand.
    public enum Placement: Int, Sendable {
        /// ``default`` for a tab of the controller's, ``optional`` for one in a group.
        case automatic = 0
        /// In the bar.
        case `default` = 1
        /// In the bar only where a person puts it there.
        case optional = 2
        /// In the bar, where a person may move it.
        case movable = 3
        /// In the bar, on a piece of glass of its own at the trailing end.
        case pinned = 4
        /// In the bar, before all others.
        case fixed = 5
        /// Never in the bar.
        case sidebarOnly = 6
    }

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The text below the tab's image.
    ///   - image: The tab's image, or nil for a tab with text only.
    ///   - identifier: A name that no other tab of the controller has.
    ///   - viewControllerProvider: Creates the tab's screen when it is first selected. A tab of the controller itself needs a
    ///     provider; a tab in a group may do without.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        name = identifier
        provider = viewControllerProvider
        super.init()
        showOnItem()
    }

    // MARK: What it looks like

    /// What tells the tab from others.
    open var identifier: String { name }
    private final let name: String

    /// The tab's title.
    open var title: String {
        didSet { showOnItem() }
    }

    /// nil by default.
    open var image: UIImage? {
        didSet { showOnItem() }
    }

    /// Below the title in a sidebar. nil by default.
    open var subtitle: String? {
        didSet { lookChanged() }
    }

    /// Such as a number of messages. nil by default.
    open var badgeValue: String? {
        didSet { showOnItem() }
    }

    /// For tests. nil by default.
    open var accessibilityIdentifier: String? {
        didSet { showOnItem() }
    }

    /// For the app's own use. nil by default.
    open var userInfo: Any?

    /// What the bar shows of the tab.
    final let item = UITabBarItem()

    private func showOnItem() {
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.accessibilityIdentifier = accessibilityIdentifier
        lookChanged()
    }

    private func lookChanged() { tabBarController?.tabChangedItsLook(self) }

    // MARK: Where it is shown

    /// `.automatic` by default.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { placeChanged() } }
    }

    /// Whether the tab is neither in the bar nor in the sidebar. False by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { placeChanged() } }
    }

    /// What ``isHidden`` is again once a person takes back all changes. False by default.
    open var isHiddenByDefault = false

    /// Whether a person may hide the tab. False by default.
    open var allowsHiding = false

    final func placeChanged() { tabBarController?.tabsChanged() }

    // MARK: Around it

    /// The group that the tab is in; nil for a tab of the controller's.
    open internal(set) weak var parent: UITabGroup?

    /// The controller that shows the tab, or a group around it.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }
    final weak var owner: UITabBarController?

    /// Of the groups around the tab, the outermost that manages a navigation controller; nil without any.
    open var managingTabGroup: UITabGroup? {
        path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }

    /// From the controller's tab down to this one.
    final var path: [UITab] {
        var path: [UITab] = [self]
        while let parent = path[0].parent { path.insert(parent, at: 0) }
        return path
    }

    // MARK: Its screen

    /// The tab's screen, made when it is asked for first; nil for a tab that can't make one.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let new = provider?(self) else { return nil }
        new.tab = self
        made = new
        return new
    }
    private var made: UIViewController?
    private final let provider: ((UITab) -> UIViewController)?

    /// What a tab bar controller shows for this tab of its own.
    var shownController: UIViewController? { viewController }

    /// The same, if it is there already.
    var controllerIfMade: UIViewController? { made }
}
