import Testing
import UIKit

/// All screens that have a folder of their own and need no net.
enum EveryScreen: String, CaseIterable, CustomTestStringConvertible {
    case addressBook, agenda, board, bugs, cart, carousel, cities, colors, confirmation, cookbook, countdown, covers,
        downloads,
        endless
    case files, grid, headlines, hebrew, inbox, journal, leaders, messages, month, pages, palette, photos, picker,
        player,
        playlist
    case prices, recipients, settings, shelves, store, stretchy, tags, tiles, twoColumns, typeCards, waterfall, weather,
        words

    var testDescription: String { rawValue }

    @MainActor func makeController() -> UIViewController {
        switch self {
        case .addressBook: AddressBookViewController(names: (0..<60).map { "\("ABCDEF".letter($0)) \($0)" })
        case .agenda: AgendaViewController(events: Self.events, now: 10.25)
        case .board:
            UINavigationController(rootViewController: KanbanViewController(cards: Self.names(9)))
        case .bugs: BugListViewController(bugs: (1...40).map { Bug(title: "Bug \($0)", isOpen: $0 % 2 == 0) })
        case .cart: CartViewController(items: (0..<20).map { CartItem(id: $0, name: "Item \($0)", cents: 99 + $0) })
        case .carousel: CarouselViewController(albums: Self.names(9))
        case .cities: CitySearchViewController(cities: Self.names(30))
        case .colors: ColorRingViewController(count: 8)
        case .confirmation: DrawingViewController()
        case .cookbook: UINavigationController(rootViewController: CookbookViewController(dishes: Dish.all))
        case .countdown: CountdownViewController(seconds: 60)
        case .covers: CoverFlowViewController(records: Self.names(10))
        case .downloads: UINavigationController(rootViewController: DownloadsViewController { $0(Self.names(12)) })
        case .endless: EndlessArticlesViewController(source: Self.source)
        case .files: UINavigationController(rootViewController: FileOutlineViewController(roots: Self.fileTree))
        case .grid: PinchGridViewController(count: 90)
        case .headlines: HeadlinesViewController(headlines: Self.names(30)) { $0(["News"]) }
        case .hebrew: HebrewListViewController()
        case .inbox: UINavigationController(rootViewController: InboxViewController(senders: Self.names(20)))
        case .journal: JournalViewController(entries: Self.entries)
        case .leaders:
            LeaderboardViewController(
                points: Dictionary(uniqueKeysWithValues: Self.names(20).enumerated().map { ($1, $0 * 7) }))
        case .messages: MessageThreadViewController(messages: Self.thread, answers: ["Yes", "No"])
        case .month:
            UINavigationController(rootViewController: MonthViewController(month: MonthGrid(year: 2027, month: 1)))
        case .pages:
            PageSwitcherViewController(pages: [
                TitlePageViewController(title: "One", color: .systemYellow),
                TitlePageViewController(title: "Two", color: .systemGreen),
            ])
        case .palette: UINavigationController(rootViewController: PaletteViewController())
        case .photos:
            PhotoPagesViewController(sizes: (1...6).map { CGSize(width: 200 + $0 * 100, height: 900 - $0 * 100) })
        case .picker: UINavigationController(rootViewController: PhotoPickerViewController(count: 60))
        case .player: NowPlayingViewController(titles: Self.names(4), length: 200)
        case .playlist: UINavigationController(rootViewController: PlaylistViewController(songs: Self.names(20)))
        case .prices: PriceSheetViewController(rows: 60, columns: 20)
        case .recipients: RecipientsViewController(people: Self.names(20))
        case .settings: UINavigationController(rootViewController: SettingsListViewController())
        case .shelves: ShelvesViewController(shelves: (0..<12).map { shelf in (0..<9).map { "\(shelf)/\($0)" } })
        case .store: AppStorePageViewController(apps: (1...12).map { StoreApp(name: "App \($0)", updates: $0 % 3) })
        case .stretchy: StretchyHeaderViewController(places: Self.names(30))
        case .tags: TagCloudViewController(tags: Self.names(40))
        case .tiles: TileBoardViewController(numbers: Array(1...30))
        case .twoColumns: TwoColumnsViewController(contents: [("Inbox", Self.names(20)), ("Sent", Self.names(3))])
        case .typeCards: TypeCardsViewController(texts: Self.names(12).map { ($0, "What there is to say of \($0).") })
        case .waterfall: WaterfallViewController(heights: (0..<40).map { CGFloat(40 + $0 * 37 % 160) })
        case .weather:
            WeatherViewController(
                hours: (0..<24).map { HourForecast(hour: $0, degrees: $0) }, days: [("Mon", 10, 20), ("Tue", 0, 40)])
        case .words:
            UINavigationController(rootViewController: SortedWordsViewController(words: Self.names(30)))
        }
    }

    private static func names(_ count: Int) -> [String] { (1...count).map { "Number \($0)" } }

    private static let events = [
        AgendaEvent(title: "Breakfast", start: 8, end: 9), AgendaEvent(title: "Review", start: 10, end: 12),
        AgendaEvent(title: "Call", start: 11, end: 11.5),
    ]

    private static let fileTree = [
        FileNode(
            name: "Sources",
            children: [
                FileNode(name: "Layout", children: (1...9).map { FileNode(name: "File \($0).swift") }),
                FileNode(name: "main.swift"),
            ]), FileNode(name: "Tests", children: [FileNode(name: "all.swift")]), FileNode(name: "README.md"),
    ]

    private static let entries = (0..<20).map {
        JournalEntry(
            id: $0, title: "Entry \($0)", text: String(repeating: "Something to keep. ", count: $0 * 7 % 20 + 1))
    }

    private static let thread = (0..<25).map {
        ThreadMessage(id: $0, text: String(repeating: "words ", count: $0 * 5 % 23 + 1), isMine: $0 % 3 == 0)
    }

    @MainActor private static let source = ThreePages()

    private final class ThreePages: ArticleSource {
        func loadPage(_ page: Int, completion: @escaping @MainActor ([String]) -> Void) {
            completion(page < 3 ? (0..<20).map { "Article \(page * 20 + $0)" } : [])
        }
    }
}

extension String {
    fileprivate func letter(_ index: Int) -> Character { self[self.index(startIndex, offsetBy: index % count)] }
}
