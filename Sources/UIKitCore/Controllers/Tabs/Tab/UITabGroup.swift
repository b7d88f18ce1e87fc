import Foundation

/// Tabs that belong together: one tab in a bar, a section in a sidebar.
///
///     let library = UITabGroup(
///         title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
///         children: [albums, artists]) { _ in LibraryController() }
///     library.managingNavigationController = UINavigationController()
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// How a sidebar shows a group.
    public enum SidebarAppearance: UInt, Sendable {
        /// As ``rootSection`` for a group of the controller's; within another group, below a row of its own.
        case automatic = 0
        /// The children only, beside what is next to the group.
        case inline = 1
        /// As a section with the group's title.
        case rootSection = 2
    }

    /// A tab with tabs in it.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt(children, instead: [])
    }

    // MARK: Children

    /// Empty by default.
    open var children: [UITab] {
        didSet {
            adopt(children, instead: oldValue)
            placeChanged()
        }
    }

    private func adopt(_ new: [UITab], instead old: [UITab]) {
        for gone in old where gone.parent === self { gone.parent = nil }
        for tab in new { tab.parent = self }
    }

    /// Identifiers of children that come first, in this order; the others follow. Empty by default.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { placeChanged() }
    }

    /// The children as ``displayOrderIdentifiers`` puts them.
    open var displayOrder: [UITab] {
        let first = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return first + children.filter { child in !first.contains { $0 === child } }
    }

    /// Whether a person may put the children into another order. False by default.
    open var allowsReordering = false

    /// The tab of this name among the children and what is in them.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(named: identifier) }

    // MARK: Selection

    /// The child that was chosen last, or that is chosen with the group. nil by default; a tab that isn't a child changes nothing.
    open var selectedChild: UITab? {
        get { storedSelectedChild }
        set {
            guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
            storedSelectedChild = newValue
            guard let tabs = tabBarController, let chosen = tabs.selectedTab, chosen.path.contains(self) else { return }
            tabs.selectedTab = newValue ?? self
        }
    }
    private weak var storedSelectedChild: UITab?

    /// Remembers it for the next time, and changes nothing on screen.
    final func noteSelectedChild(_ child: UITab?) { storedSelectedChild = child }

    /// The child that is chosen with the group the first time; nil, the default, is the first one.
    open var defaultChildIdentifier: String?

    /// What a tap on the group in a bar chooses. A group that can't show its children shows itself.
    final var tabToSelect: UITab {
        guard managingTabGroup != nil else { return self }
        let named = defaultChildIdentifier.flatMap { name in children.first { $0.identifier == name } }
        let child = storedSelectedChild ?? named ?? (viewController == nil ? displayOrder.first { !$0.isHidden } : nil)
        guard let child else { return self }
        return (child as? UITabGroup)?.tabToSelect ?? child
    }

    // MARK: Screens

    /// Shows the screens on the way from this group to the chosen tab on top of each other. nil, the default: the group's own screen
    /// is shown, whichever child is chosen.
    open var managingNavigationController: UINavigationController? {
        didSet { placeChanged() }
    }

    override var shownController: UIViewController? { managingNavigationController ?? viewController }
    override var controllerIfMade: UIViewController? { managingNavigationController ?? super.controllerIfMade }

    // MARK: Sidebar

    /// `.automatic` by default.
    open var sidebarAppearance = SidebarAppearance.automatic {
        didSet { placeChanged() }
    }

    /// Rows below the children. Empty by default.
    open var sidebarActions: [UIAction] = [] {
        didSet { placeChanged() }
    }
}

extension [UITab] {
    /// The tab of this name among these and what is in them.
    @MainActor func tab(named identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// A name that two tabs have; nil when all are different.
    @MainActor var repeatedIdentifier: String? {
        var seen: Set<String> = []
        var waiting = self
        while let tab = waiting.popLast() {
            guard seen.insert(tab.identifier).inserted else { return tab.identifier }
            waiting += (tab as? UITabGroup)?.children ?? []
        }
        return nil
    }
}
