/// The tab for searching. It is on its own glass at the trailing end of the bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Creates a tab with the system's title and symbol.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
    }
}
