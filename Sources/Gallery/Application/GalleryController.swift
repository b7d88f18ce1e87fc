import UIKit

/// The Gallery's stack of screens, from the list of scenes to the screen in front. Each screen has a place, so an
/// address opens it and the browser's Back and Forward follow.
final class GalleryController: UINavigationController {
    /// What scenes say once, by the scene's place or by a place below it.
    private var hints: [String: String] = [:]
    private var hint: HintView?

    convenience init(library: PhotoLibrary, repository: Repository = Repository(address: nil)) {
        let list = SceneListController(library: library, repository: repository)
        list.place = "/"
        self.init(rootViewController: list)
        navigationBar.prefersLargeTitles = true
        hints = GalleryScene.hints(library: library)
        delegate = self
    }

    /// Pushes a screen. Screens that the classics push as any app does get their title as the name of their place.
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewController.place == nil, let title = viewController.title {
            viewController.place = topViewController?.place(of: title.asPlaceName)
        }
        super.pushViewController(viewController, animated: animated)
    }

    /// Shows the screen at an address: goes back to the last screen of the stack that's on the way there, and from it
    /// forward as far as the screens know the address. Dismisses what is presented, which isn't at that address.
    func show(place address: String) {
        if presentedViewController != nil { dismiss(animated: true) }
        let place = "/" + address.split(separator: "/").joined(separator: "/")
        var way = viewControllers.prefix { place.isPlace(atOrBelow: $0.place ?? "") }
        while let opener = way.last as? PlaceOpener, opener.place != place {
            guard let name = place.nameOfPlace(below: opener.place ?? ""), let next = opener.placedScreen(named: name)
            else { break }
            way.append(next)
        }
        // The popover belongs to the screen that goes.
        if presentedViewController is SourceController { dismiss(animated: false) }
        setViewControllers(Array(way), animated: view.window != nil)
    }

    /// Pops the screen in front when a person presses Escape.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
        guard isEscape, popViewController(animated: true) != nil else {
            return super.pressesBegan(presses, with: event)
        }
    }
}

extension GalleryController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        hint?.go()
        hint = nil
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        // A scene says it once: a person who comes back knows it.
        guard let place = viewController.place, let key = hints.keys.first(where: { place.isHinted(by: $0) }),
            let text = hints.removeValue(forKey: key)
        else {
            return
        }
        let hint = HintView(text)
        hint.show(in: view) { [weak viewController] in viewController?.view.insetsOfHint ?? .zero }
        self.hint = hint
    }
}

extension UIView {
    /// The part of a screen without hints: bars, and what an app has below its list.
    fileprivate var insetsOfHint: UIEdgeInsets {
        var insets = safeAreaInsets
        if let list = firstCollectionView, list.frame.width > bounds.width / 2 {
            insets.bottom = max(insets.bottom, bounds.maxY - list.convert(list.bounds, to: self).maxY)
        }
        return insets
    }
}

extension String {
    /// Whether this place is the one with the hint: `/photos/*` stands for every place right below `/photos`.
    fileprivate func isHinted(by pattern: String) -> Bool {
        guard pattern.hasSuffix("/*") else { return self == pattern }
        return nameOfPlace(below: String(pattern.dropLast(2))).map { self == "\(pattern.dropLast(1))\($0)" } ?? false
    }
}
