import UIKit

/// One entry of the Gallery's list: a name, what is to be seen, and how to make its screen.
struct GalleryScene {
    let title: String
    let subtitle: String
    let color: UIColor
    let make: @MainActor () -> UIViewController

    /// Its address: `"/a-million-items"`.
    var place: String {
        "/" + title.lowercased().filter { $0.isLetter || $0 == " " }.replacingOccurrences(of: " ", with: "-")
    }

    /// Each about one part of the framework.
    @MainActor static func studies(library: PhotoLibrary) -> [GalleryScene] {
        [
            GalleryScene(
                title: "Photos", subtitle: "A mosaic of \(library.photos.count) pictures, or a grid",
                color: .systemOrange,
                make: { PhotosController(library: library) }),
            GalleryScene(
                title: "A million items", subtitle: "One flow layout, a hundred sections", color: .systemBlue,
                make: { MillionController() }),
            GalleryScene(
                title: "Flow", subtitle: "Every layout property, live", color: .systemGreen,
                make: { FlowController() }),
            GalleryScene(
                title: "Scrolling", subtitle: "Offset, velocity and delegate calls, live", color: .systemTeal,
                make: { ScrollingController() }),
            GalleryScene(
                title: "Updates", subtitle: "Insert, delete, move, and a storm of it all", color: .systemPurple,
                make: { UpdatesController() }),
            GalleryScene(
                title: "Catalogue", subtitle: "Every control and animation on one page", color: .systemPink,
                make: { CatalogueController() }),
        ]
    }

    /// Each an app of its own, with its own bar, as it would be written for a phone.
    @MainActor static func classics(library: PhotoLibrary) -> [GalleryScene] {
        [
            GalleryScene(
                title: "Friends and Feed", subtitle: "A list, a mosaic, remote news", color: .systemBrown,
                make: { UINavigationController(rootViewController: FriendsController(photos: library.photos)) }),
            GalleryScene(
                title: "Sections and Circle", subtitle: "Headers, footers, flying discs", color: .systemMint,
                make: { UINavigationController(rootViewController: SectionsController()) }),
            GalleryScene(
                title: "Pages that span", subtitle: "Twelve photos a page", color: .systemRed,
                make: { UINavigationController(rootViewController: PagesController(library: library)) }),
            GalleryScene(
                title: "Flow, three ways", subtitle: "Gaps, insets and a ruler", color: .systemCyan,
                make: { UINavigationController(rootViewController: FlowThreeWaysController()) }),
            GalleryScene(
                title: "Spreadsheet", subtitle: "A million cells, pinned", color: .systemIndigo,
                make: { UINavigationController(rootViewController: SpreadsheetController()) }),
        ]
    }
}
