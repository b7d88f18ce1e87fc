import Foundation

/// A tab of a tab bar controller, with a closure that creates its screen.
///
///     tabs.tabs = [
///         UITab(title: "Trips", image: UIImage(systemName: "map"), identifier: "trips") { _ in TripsController() },
///         UISearchTab { _ in SearchController() },
///     ]
///
/// The tab creates its screen when it is selected for the first time, and keeps it from then on.
@preconcurrency @MainActor open class UITab: NSObject {
    /// Where a tab can be.
    public enum Placement: Int, Sendable {
        /// The same as ``default`` for a tab of the controller, and as ``optional`` for one in a group.
        case automatic = 0
        /// In the bar.
        case `default` = 1
        /// In the bar only if a person puts it there.
        case optional = 2
        /// In the bar, where a person can move it.
        case movable = 3
        /// In the bar, on its own glass at the trailing end.
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
    ///   - viewControllerProvider: Creates the tab's screen when it is first selected. A tab of the controller itself
    ///     needs a provider; a tab in a group may do without.
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

    // MARK: Title and image

    /// The name of the tab, which no other tab of its controller has.
    open var identifier: String { name }
    private final let name: String

    /// The tab's title.
    open var title: String {
        didSet { showOnItem() }
    }

    /// The tab's image. nil by default.
    open var image: UIImage? {
        didSet { showOnItem() }
    }

    /// The text below the title in a sidebar. nil by default.
    open var subtitle: String? {
        didSet { lookChanged() }
    }

    /// A text such as a number of messages. nil by default.
    open var badgeValue: String? {
        didSet { showOnItem() }
    }

    /// A name for tests. nil by default.
    open var accessibilityIdentifier: String? {
        didSet { showOnItem() }
    }

    /// A value for the app's own use. nil by default.
    open var userInfo: Any?

    /// The item that the bar shows.
    final let item = UITabBarItem()

    private func showOnItem() {
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.accessibilityIdentifier = accessibilityIdentifier
        lookChanged()
    }

    private func lookChanged() { tabBarController?.tabChangedItsLook(self) }

    // MARK: Placement

    /// Where the tab should be. `.automatic` by default.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { placeChanged() } }
    }

    /// Whether the tab is neither in the bar nor in the sidebar. False by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { placeChanged() } }
    }

    /// The value that ``isHidden`` gets when a person undoes all changes. False by default.
    open var isHiddenByDefault = false

    /// Whether a person may hide the tab. False by default.
    open var allowsHiding = false

    final func placeChanged() { tabBarController?.tabsChanged() }

    // MARK: Group and controller

    /// The group that contains the tab; nil for a tab of the controller.
    open internal(set) weak var parent: UITabGroup?

    /// The controller that shows the tab, or the group that contains it.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }
    final weak var owner: UITabBarController?

    /// The outermost group around the tab that has a navigation controller; nil if there is none.
    open var managingTabGroup: UITabGroup? {
        path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }

    /// The tabs from the controller's own one down to this one.
    final var path: [UITab] {
        var path: [UITab] = [self]
        while let parent = path[0].parent { path.insert(parent, at: 0) }
        return path
    }

    // MARK: View controller

    /// The tab's screen, created at the first access; nil for a tab without a closure that creates one.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let new = provider?(self) else { return nil }
        new.tab = self
        made = new
        return new
    }
    private var made: UIViewController?
    private final let provider: ((UITab) -> UIViewController)?

    /// The controller that a tab bar controller shows for this tab, if it is one of its own.
    var shownController: UIViewController? { viewController }

    /// The tab's screen, if it was created already.
    var controllerIfMade: UIViewController? { made }
}
