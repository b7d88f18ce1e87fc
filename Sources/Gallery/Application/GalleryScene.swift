import UIKit

/// One entry of the Gallery's list: a title, a subtitle, and a closure that makes its screen.
struct GalleryScene {
    let title: String
    let subtitle: String
    let color: UIColor
    let symbol: String
    /// The scene's name in addresses. nil derives the name from the title.
    var name: String?
    let make: @MainActor () -> UIViewController

    var placeName: String { name ?? title.asPlaceName }

    /// The scenes that each show one part of the framework.
    @MainActor static func studies(library: PhotoLibrary) -> [GalleryScene] {
        [
            GalleryScene(
                title: "Photos", subtitle: "A mosaic of \(library.photos.count) photos, or a grid",
                color: .systemOrange, symbol: "photo.fill",
                make: { PhotosController(library: library) }),
            GalleryScene(
                title: "Store front", subtitle: "Shelves that scroll sideways", color: .systemRed,
                symbol: "book.fill", name: "store",
                make: { StoreController(library: library) }),
            GalleryScene(
                title: "Compositional", subtitle: "One card for each feature", color: .systemIndigo,
                symbol: "rectangle.3.group",
                make: { CompositionalController() }),
            GalleryScene(
                title: "A million items", subtitle: "One flow layout, 100 sections", color: .systemBlue,
                symbol: "square.grid.3x3.fill",
                make: { MillionController() }),
            GalleryScene(
                title: "Flow", subtitle: "Every layout property, live", color: .systemGreen,
                symbol: "rectangle.3.group.fill",
                make: { FlowController() }),
            GalleryScene(
                title: "Scrolling", subtitle: "Offset, velocity, delegate calls", color: .systemTeal,
                symbol: "arrow.up.arrow.down",
                make: { ScrollingController() }),
            GalleryScene(
                title: "Updates", subtitle: "Insert, delete, move, and a storm", color: .systemPurple,
                symbol: "bolt.fill",
                make: { UpdatesController() }),
            GalleryScene(
                title: "Dynamics", subtitle: "Cells on springs, falling blocks", color: .systemIndigo,
                symbol: "wind",
                make: { SpringsController() }),
            GalleryScene(
                title: "Catalogue", subtitle: "Every control and animation", color: .systemPink,
                symbol: "slider.horizontal.3",
                make: { CatalogueController() }),
            GalleryScene(
                title: "Auto Layout", subtitle: "Rows as tall as their text", color: .systemGray,
                symbol: "rectangle.grid.1x2.fill",
                make: { AutoLayoutController() }),
            GalleryScene(
                title: "Feed", subtitle: "10,000 posts in stack views", color: .systemCyan, symbol: "bubble.right.fill",
                make: { FeedPostsController(library: library) }),
            GalleryScene(
                title: "Stack views", subtitle: "Every stack property, live", color: .systemYellow,
                symbol: "square.grid.2x2.fill", name: "stacks",
                make: { StacksController() }),
            GalleryScene(
                title: "Search", subtitle: "10,000 mountains, a diff per keystroke", color: .systemMint,
                symbol: "magnifyingglass",
                make: { SearchController() }),
            GalleryScene(
                title: "Outline", subtitle: "This repository as a tree", color: .systemBrown, symbol: "folder.fill",
                make: { OutlineController() }),
            GalleryScene(
                title: "Configurations", subtitle: "Cells and headers in every state", color: .systemOrange,
                symbol: "list.bullet",
                make: { ConfigurationsController() }),
            GalleryScene(
                title: "Courses", subtitle: "From a storyboard and a XIB", color: .systemTeal,
                symbol: "book",
                make: { CoursesController.fromStoryboard() }),
        ]
    }

    /// The scenes that are complete small apps, written as for a phone.
    @MainActor static func classics(library: PhotoLibrary) -> [GalleryScene] {
        [
            GalleryScene(
                title: "Friends and Feed", subtitle: "A list, a mosaic, remote updates", color: .systemBrown,
                symbol: "person.2.fill",
                make: { FriendsController(photos: library.photos) }),
            GalleryScene(
                title: "Sections and Circle", subtitle: "Headers, footers, flying discs", color: .systemMint,
                symbol: "circle.grid.2x2.fill",
                make: { SectionsController() }),
            GalleryScene(
                title: "Pages that span", subtitle: "Twelve photos per page", color: .systemRed, symbol: "book.fill",
                make: { PagesController(library: library) }),
            GalleryScene(
                title: "Flow, three ways", subtitle: "Spacing, insets and a ruler", color: .systemCyan,
                symbol: "ruler.fill",
                make: { FlowThreeWaysController() }),
            GalleryScene(
                title: "Spreadsheet", subtitle: "A million cells, a pinned column", color: .systemIndigo,
                symbol: "tablecells.fill",
                make: { SpreadsheetController() }),
            GalleryScene(
                title: "Settings", subtitle: "Every list style, one column or two", color: .systemGray,
                symbol: "gear",
                make: { SettingsController() }),
            GalleryScene(
                title: "Mail", subtitle: "50,000 messages: swipe, select, undo", color: .systemBlue,
                symbol: "envelope.fill",
                make: { MailController() }),
        ]
    }

    /// The classics again, made from XIBs and storyboards as they're taught with Interface Builder.
    @MainActor static func classicsFromNibs(library: PhotoLibrary) -> [GalleryScene] {
        [
            GalleryScene(
                title: "Friends and Feed", subtitle: "A storyboard, a prototype, a segue", color: .systemBrown,
                symbol: "person.2.fill", name: "friends-from-storyboard",
                make: { FriendsController.fromStoryboard(photos: library.photos) ?? UIViewController() }),
            GalleryScene(
                title: "Sections and Circle", subtitle: "Layouts, headers and footers from XIBs", color: .systemMint,
                symbol: "circle.grid.2x2.fill", name: "sections-from-nibs",
                make: { SectionsController.fromNib() }),
            GalleryScene(
                title: "Pages that span", subtitle: "Outlets and a custom layout class", color: .systemRed,
                symbol: "book.fill", name: "pages-from-nib",
                make: { PagesController.fromNib(library: library) }),
            GalleryScene(
                title: "Flow, three ways", subtitle: "Every value from a XIB", color: .systemCyan,
                symbol: "ruler.fill", name: "flow-from-nib",
                make: { FlowThreeWaysController.fromNib() }),
            GalleryScene(
                title: "Spreadsheet", subtitle: "Cells, title and shadow from XIBs", color: .systemIndigo,
                symbol: "tablecells.fill", name: "spreadsheet-from-nibs",
                make: { SpreadsheetController.fromNib() }),
        ]
    }
}
