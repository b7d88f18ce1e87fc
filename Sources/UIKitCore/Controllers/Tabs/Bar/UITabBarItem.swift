import Foundation

/// A tab with its image, title and badge.
///
///     list.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "map"), tag: 0)
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        readTabItemNib(coder)
    }

    /// Creates a tab with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates a tab with a title, an image, and another image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// The system's standard tabs, with a title and a symbol.
    public enum SystemItem: Int, Sendable {
        /// "More".
        case more = 0
        /// "Favourites".
        case favorites = 1
        /// "Featured".
        case featured = 2
        /// "Top rated".
        case topRated = 3
        /// "Recents".
        case recents = 4
        /// "Contacts".
        case contacts = 5
        /// "History".
        case history = 6
        /// "Bookmarks".
        case bookmarks = 7
        /// "Search".
        case search = 8
        /// "Downloads".
        case downloads = 9
        /// "Most recent".
        case mostRecent = 10
        /// "Most viewed".
        case mostViewed = 11
    }

    /// Creates one of the system's tabs.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        show(systemItem)
        self.tag = tag
    }

    final func show(_ systemItem: SystemItem) {
        title = systemItem.word
        image = UIImage(systemName: systemItem.symbol)
    }

    /// The image while the tab is selected; nil, the default, stands for ``UIBarItem/image``.
    open var selectedImage: UIImage? {
        didSet { didChange() }
    }

    /// The text in the corner of the image, such as a number of messages; nil, the default, for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange() } }
    }

    /// The colour of the badge; nil, the default, stands for red.
    open var badgeColor: UIColor? {
        didSet { didChange() }
    }

    /// Returns the tab's rectangle in the coordinates of a view, or nil while the tab isn't in that view's window.
    open func frame(in referenceView: UIView) -> CGRect? { viewThatShows?.frame(in: referenceView) }

    /// Returns the image that the bar shows. Symbols are filled, as in all tab bars.
    func picture(isChosen: Bool) -> UIImage? {
        let picture = isChosen ? selectedImage ?? image : image
        guard let symbol = picture?.look.symbol, !symbol.name.hasSuffix(".fill"),
            SymbolDesign.named(symbol.name + ".fill") != nil
        else { return picture }
        return UIImage(systemName: symbol.name + ".fill", withConfiguration: symbol.configuration) ?? picture
    }
}

extension UITabBarItem.SystemItem {
    fileprivate var word: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// The name of the symbol, among those that this library draws.
    fileprivate var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star"
        case .recents, .history, .mostRecent: "clock"
        case .contacts: "person.2"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down"
        case .mostViewed: "list.bullet"
        }
    }
}
