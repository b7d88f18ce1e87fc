import UIKit

extension GalleryScene {
    /// Complete small apps, written as for a phone.
    @MainActor static func apps(library: PhotoLibrary) -> [GalleryScene] {
        [
            GalleryScene(
                title: "Settings", subtitle: "Every list style, one column or two", color: .systemGray,
                symbol: "gear", source: "Classics/Settings",
                make: { SettingsController() }),
            GalleryScene(
                title: "Mail", subtitle: "50,000 messages: swipe, select, undo", color: .systemBlue,
                symbol: "envelope.fill", source: "Classics/Mail", hint: "Push a message to the side",
                make: { MailController() }),
            GalleryScene(
                title: "Photos", subtitle: "A mosaic of \(library.photos.count) photos, or a grid",
                color: .systemOrange, symbol: "photo.fill", source: "Photos",
                hintBelow: "Tap twice or pinch to zoom, push down to close",
                make: { PhotosController(library: library) }),
            GalleryScene(
                title: "Store front", subtitle: "Shelves that scroll sideways", color: .systemRed,
                symbol: "book.fill", name: "store", source: "Store",
                make: { StoreController(library: library) }),
            GalleryScene(
                title: "Feed", subtitle: "10,000 posts in stack views", color: .systemCyan, symbol: "bubble.right.fill",
                source: "Feed",
                make: { FeedPostsController(library: library) }),
        ]
    }

    /// How screens follow each other, and where they come from.
    @MainActor static func screens(library: PhotoLibrary) -> [GalleryScene] {
        [
            GalleryScene(
                title: "Friends and Feed", subtitle: "A list, a mosaic, remote updates", color: .systemBrown,
                symbol: "person.2.fill", source: "Classics/FriendsAndFeed",
                twin: Twin(
                    title: "Storyboard", name: "friends-from-storyboard",
                    make: { FriendsController.fromStoryboard(photos: library.photos) ?? UIViewController() }),
                make: { FriendsController(photos: library.photos) }),
            GalleryScene(
                title: "Courses", subtitle: "From a storyboard and a XIB", color: .systemTeal,
                symbol: "book", source: "Courses",
                make: { CoursesController.fromStoryboard() }),
        ]
    }
}
