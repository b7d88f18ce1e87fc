import Foundation

/// A group of tabs: one tab in a bar, and a section in a sidebar.
///
///     let library = UITabGroup(
///         title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
///         children: [albums, artists]) { _ in LibraryController() }
///     library.managingNavigationController = UINavigationController()
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// How a sidebar shows a group.
    public enum SidebarAppearance: UInt, Sendable {
        /// The same as ``rootSection`` for a group of the controller. A group in another group has its children below a
        /// row of its own.
        case automatic = 0
        /// Only the children, among the rows next to the group.
        case inline = 1
        /// A section with the group's title.
        case rootSection = 2
    }

    /// Creates a tab that contains tabs.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt(children, instead: [])
    }

    // MARK: Children

    /// The tabs in the group. Empty by default.
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

    /// The identifiers of children that come first, in this order. The others follow. Empty by default.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { placeChanged() }
    }

    /// The children in the order of ``displayOrderIdentifiers``.
    open var displayOrder: [UITab] {
        let first = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return first + children.filter { child in !first.contains { $0 === child } }
    }

    /// Whether a person may change the order of the children. False by default.
    open var allowsReordering = false

    /// Returns the tab with this identifier among the children and everything inside them.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(named: identifier) }

    // MARK: Selection

    /// The child that was selected last, or that is selected with the group. nil by default. Setting a tab that isn't a
    /// child does nothing.
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

    /// Stores the child for the next time, without changing the screen.
    final func noteSelectedChild(_ child: UITab?) { storedSelectedChild = child }

    /// The identifier of the child that is selected with the group the first time; nil, the default, stands for the
    /// first child.
    open var defaultChildIdentifier: String?

    /// The tab that a tap on the group in a bar selects. A group that can't show its children shows itself.
    final var tabToSelect: UITab {
        guard managingTabGroup != nil else { return self }
        let named = defaultChildIdentifier.flatMap { name in children.first { $0.identifier == name } }
        let child = storedSelectedChild ?? named ?? (viewController == nil ? displayOrder.first { !$0.isHidden } : nil)
        guard let child else { return self }
        return (child as? UITabGroup)?.tabToSelect ?? child
    }

    // MARK: Screens

    /// The navigation controller that shows the screens from this group down to the selected tab on top of each other.
    /// If it is nil, the default, the group shows its own screen, whichever child is selected.
    open var managingNavigationController: UINavigationController? {
        didSet { placeChanged() }
    }

    override var shownController: UIViewController? { managingNavigationController ?? viewController }
    override var controllerIfMade: UIViewController? { managingNavigationController ?? super.controllerIfMade }

    // MARK: Sidebar

    /// How a sidebar shows the group. `.automatic` by default.
    open var sidebarAppearance = SidebarAppearance.automatic {
        didSet { placeChanged() }
    }

    /// The actions in rows below the children. Empty by default.
    open var sidebarActions: [UIAction] = [] {
        didSet { placeChanged() }
    }
}

extension [UITab] {
    /// Returns the tab with this identifier among these and everything inside them.
    @MainActor func tab(named identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    /// An identifier that two tabs have; nil if all are different.
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
