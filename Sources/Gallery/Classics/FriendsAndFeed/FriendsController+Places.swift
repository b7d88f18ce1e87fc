import UIKit

// The screens behind addresses in this app.

extension FriendsController: PlaceOpener {
    func screen(named name: String) -> UIViewController? {
        people.first { $0.name.asPlaceName == name }.map(feed(of:))
    }
}

extension FeedController: PlaceOpener {
    func screen(named name: String) -> UIViewController? {
        photos.first { $0.name.asPlaceName == name }.map(PhotoViewerController.init(photo:))
    }
}
