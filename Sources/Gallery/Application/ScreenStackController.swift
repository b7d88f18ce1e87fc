import UIKit

/// Shows one screen at a time below a bar with its title, and goes back to the one before. A navigation controller is an app
/// of its own: it has all of the room, and the way back is in its bar.
final class ScreenStackController: UIViewController {
    private let bar = BarView()
    private var screens: [UIViewController] = []
    private static let barHeight: CGFloat = 52

    /// The screen that is seen.
    var front: UIViewController? { screens.last }

    /// The stack that a screen is in.
    static func around(_ screen: UIViewController) -> ScreenStackController? { screen.parent as? ScreenStackController }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.back.action = { [weak self] in self?.pop() }
        view.addSubview(bar)
        if let top = screens.last { show(top, insteadOf: nil) }
    }

    /// `place` is where the screen is found again: part of the page's address while it is in front.
    func push(_ screen: UIViewController, place: String? = nil) {
        let old = screens.last
        if let place {
            let activity = NSUserActivity(activityType: "screen")
            activity.title = screen.title
            activity.targetContentIdentifier = place
            screen.userActivity = activity
        }
        screens.append(screen)
        if isViewLoaded { show(screen, insteadOf: old) }
    }

    func pop() {
        guard screens.count > 1, let old = screens.popLast(), let top = screens.last else { return }
        show(top, insteadOf: old)
    }

    /// Goes where an address says: back to a screen that is there already, or on to it from the first. Screens lead on by
    /// ``PlaceOpener``.
    func show(place: String) {
        if let index = screens.lastIndex(where: { $0.pushedPlace == place }) {
            while screens.count > index + 1 { pop() }
            return
        }
        while screens.count > 1, let top = screens.last?.pushedPlace, !place.hasPrefix(top + "/") { pop() }
        var known: PlaceOpener?
        while let opener = screens.last as? PlaceOpener, opener !== known, screens.last?.pushedPlace != place {
            known = opener
            opener.open(place: place)
        }
    }

    /// The button at the bar's right end; the screen sets it when it appears.
    func setButton(_ title: String?, action: @escaping () -> Void) {
        bar.trailing.title = title
        bar.trailing.action = action
        bar.setNeedsLayout()
    }

    private func show(_ screen: UIViewController, insteadOf old: UIViewController?) {
        setButton(nil) {}
        bar.title.text = screen.title
        bar.back.title = wordOfTheWayBack
        bar.back.accessibilityLabel = titleBefore
        bar.isHidden = screen is UINavigationController
        bar.setNeedsLayout()
        if let old {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        if let app = screen as? UINavigationController { addWayBack(to: app) }
        addChild(screen)
        view.insertSubview(screen.view, at: 0)
        view.setNeedsLayout()
        screen.didMove(toParent: self)
    }

    private var wordOfTheWayBack: String? {
        titleBefore.map { "‹ \($0)" }
    }

    /// Of the screen that the way back leads to; spoken without the arrow.
    private var titleBefore: String? {
        screens.count > 1 ? screens[screens.count - 2].title ?? "Back" : nil
    }

    private func addWayBack(to app: UINavigationController) {
        let wayBack = UIBarButtonItem(title: wordOfTheWayBack, primaryAction: UIAction { [weak self] _ in self?.pop() })
        wayBack.accessibilityLabel = titleBefore
        app.viewControllers.first?.navigationItem.leftBarButtonItem = wayBack
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let height = view.safeAreaInsets.top + Self.barHeight
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let top = bar.isHidden ? 0 : height
        screens.last?.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    /// Escape goes back, in an app first.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.characters == "Escape" }) else {
            return super.pressesBegan(presses, with: event)
        }
        let app = screens.last as? UINavigationController
        if app?.popViewController(animated: true) == nil { pop() }
    }
}

/// A screen that leads on to others.
@MainActor protocol PlaceOpener: UIViewController {
    /// Pushes the next screen on the way to this place, if it knows one.
    func open(place: String)
}

extension UIViewController {
    /// The address under which it was pushed.
    var pushedPlace: String? { userActivity?.targetContentIdentifier }
}
