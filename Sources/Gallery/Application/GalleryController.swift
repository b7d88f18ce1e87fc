import UIKit

/// The Gallery's stack of screens, from the list of scenes to the one in front. Each has a place, so an address leads to it and
/// the browser's Back and Forward follow.
final class GalleryController: UINavigationController {
    convenience init(library: PhotoLibrary) {
        let list = SceneListController(library: library)
        list.place = "/"
        self.init(rootViewController: list)
        navigationBar.prefersLargeTitles = true
    }

    /// Classics push their screens as any app does. They have their titles for names.
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewController.place == nil, let title = viewController.title {
            viewController.place = topViewController?.place(of: title.asPlaceName)
        }
        super.pushViewController(viewController, animated: animated)
    }

    /// Goes where an address says: back to the last screen on the way that is there already, and on from it as far as screens know
    /// the way.
    func show(place address: String) {
        let place = "/" + address.split(separator: "/").joined(separator: "/")
        var way = viewControllers.prefix { place.isPlace(atOrBelow: $0.place ?? "") }
        while let opener = way.last as? PlaceOpener, opener.place != place {
            guard let name = place.nameOfPlace(below: opener.place ?? ""), let next = opener.placedScreen(named: name)
            else { break }
            way.append(next)
        }
        setViewControllers(Array(way), animated: view.window != nil)
    }

    /// Escape goes back.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
        guard isEscape, popViewController(animated: true) != nil else {
            return super.pressesBegan(presses, with: event)
        }
    }
}
