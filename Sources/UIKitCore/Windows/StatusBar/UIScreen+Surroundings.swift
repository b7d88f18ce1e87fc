import QuartzCore
import RenderTree

extension UIScreen {
    /// Asks for an update of the surroundings in the next frame. Call it when another controller decides about them, or
    /// decides differently.
    func setNeedsSurroundings() {
        guard !areSurroundingsDue else { return }
        areSurroundingsDue = true
        frameLoop.setNeedsFrame()
    }

    /// Asks the controllers that decide, and tells the screens if something changed.
    func updateSurroundings() {
        areSurroundingsDue = false
        let wishes = wishesAround
        let activity = CurrentActivity.shared.activity
        let new = Surroundings(
            statusBar: wishes.isStatusBarHidden
                ? .hidden : wishes.statusBarStyle == .lightContent ? .lightContent : .darkContent,
            isHomeIndicatorHidden: wishes.isHomeIndicatorHidden,
            title: Self.titleOfApp?(self), place: activity?.targetContentIdentifier,
            activity: activity?.number, steps: frontWindow?.backSteps ?? [])
        lastStatusBarStyle = wishes.statusBarStyle
        guard new != surroundings || !areSurroundingsShown else { return }
        surroundings = new
        areSurroundingsShown = true
        for port in ports { port.show(new) }
    }

    /// The frontmost window with a root controller. Other windows, such as those that only contain a view, decide
    /// nothing.
    private var frontWindow: UIWindow? { windows.last { $0.rootViewController != nil } }

    private var wishesAround: WishesAround { frontWindow?.wishesAround ?? WishesAround() }

    /// Goes back to a screen on the person's way, and tells the screens about the way even if it stays the same.
    func goBack(to step: Int) {
        _ = frontWindow?.goBack(to: step)
        areSurroundingsShown = false
        setNeedsSurroundings()
    }
}
