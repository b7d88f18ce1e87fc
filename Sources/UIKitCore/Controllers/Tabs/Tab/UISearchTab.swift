/// The tab of an app's search, on a piece of glass of its own at the trailing end of the bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// With the word and the symbol of the system.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
    }
}
