import UIKit

/// A screen that opens other screens by name.
@MainActor protocol PlaceOpener: UIViewController {
    /// Returns the screen with this name, or nil if there is none. For `/photos/3`, the Photos screen gets the name
    /// `3`.
    func screen(named name: String) -> UIViewController?
}

extension PlaceOpener {
    /// Pushes the screen with this name.
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
