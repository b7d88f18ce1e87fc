import UIKit

/// A screen that leads on to others.
@MainActor protocol PlaceOpener: UIViewController {
    /// The screen with this name behind this one: of `/photos/3`, Photos is asked for `3`. nil when there is none.
    func screen(named name: String) -> UIViewController?
}

extension PlaceOpener {
    /// Goes on to a screen.
    func open(_ name: String) {
        guard let screen = placedScreen(named: name) else { return }
        navigationController?.pushViewController(screen, animated: true)
    }

    func placedScreen(named name: String) -> UIViewController? {
        let screen = screen(named: name)
        screen?.place = place(of: name)
        return screen
    }
}
