import Foundation

/// A tab: its picture, its word and its badge.
///
///     list.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "map"), tag: 0)
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        readTabItemNib(coder)
    }

    /// A tab with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// A tab with a title and a picture, and another picture while it is chosen.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Tabs that many apps have, with a word and symbol of the system's.
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

    /// A tab of the system's.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        show(systemItem)
        self.tag = tag
    }

    final func show(_ systemItem: SystemItem) {
        title = systemItem.word
        image = UIImage(systemName: systemItem.symbol)
    }

    /// Shown while the tab is chosen; nil, the default, is ``UIBarItem/image``.
    open var selectedImage: UIImage? {
        didSet { didChange() }
    }

    /// In the corner of the picture, such as a number of messages; nil, the default, for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { didChange() } }
    }

    /// Behind the badge; nil, the default, is red.
    open var badgeColor: UIColor? {
        didSet { didChange() }
    }

    /// Where the tab is shown, in the coordinates of a view; nil while it isn't in the view's window.
    open func frame(in referenceView: UIView) -> CGRect? { viewThatShows?.frame(in: referenceView) }

    /// What the bar shows of the tab. Symbols are filled in, as in all tab bars.
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

    /// Of symbols that this library draws.
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
