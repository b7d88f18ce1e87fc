import CoreGraphics
import QuartzCore
import RenderTree

extension UIScreen {
    /// Who decides about the surroundings changed, or says something else: they are looked at in the next frame.
    func setNeedsSurroundings() {
        guard !areSurroundingsDue else { return }
        areSurroundingsDue = true
        frameLoop.setNeedsFrame()
    }

    /// Asks who decides, and tells the screens when something is different.
    func updateSurroundings() {
        areSurroundingsDue = false
        let root = frontRoot
        let style = root?.decider(\.childForStatusBarStyle).shownStatusBarStyle
        let new = Surroundings(
            statusBar: root?.decider(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
                ? .hidden : style == .lightContent ? .lightContent : .darkContent,
            isHomeIndicatorHidden: root?.decider(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
                ?? false,
            title: title, place: UIApplication.shared.currentActivity?.targetContentIdentifier)
        lastStatusBarStyle = style ?? .darkContent
        guard new != surroundings || !areSurroundingsShown else { return }
        surroundings = new
        areSurroundingsShown = true
        for port in ports { port.show(new) }
    }

    /// The root of the window in front. Windows without a root, such as those that only hold a view, decide nothing.
    private var frontRoot: UIViewController? {
        windows.last { $0.rootViewController != nil }?.rootViewController
    }

    private var title: String? {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene, scene.screen === self,
            let title = scene.title, !title.isEmpty
        else { return nil }
        return title
    }
}

extension UIViewController {
    /// This controller, or what it presents, may decide otherwise about what is around the app.
    func setNeedsSurroundings() { (viewIfLoaded?.window?.screen ?? .main).setNeedsSurroundings() }

    /// How many controllers may hand the question on.
    private static let mostDeciders = 250

    /// The controller that decides about the status bar or the home indicator in place of this one: what is presented over the
    /// full screen, or a child that the controller names.
    fileprivate func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var current = self
        for _ in 0..<Self.mostDeciders {
            guard let next = current.capturingPresented ?? current[keyPath: child], next !== current else {
                return current
            }
            current = next
        }
        Diagnostics.warnOnce(
            "endless-status-bar",
            """
            More than \(Self.mostDeciders) view controllers in a row say that another one decides about the status bar or the \
            home indicator; \(type(of: current)) does now.
              likely cause   childForStatusBarStyle, childForStatusBarHidden or childForHomeIndicatorAutoHidden of \
            \(type(of: current)) leads back to it
              try            return a child of the controller, or nil
            """)
        return current
    }

    /// What this controller presents, when that takes over the status bar and does not go just now.
    private var capturingPresented: UIViewController? {
        guard let presented, presented.isMoving != .dismissing else { return nil }
        let style = presented.modalPresentationStyle.resolved
        return style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance ? presented : nil
    }

    /// Light or dark, as this controller wants it.
    fileprivate var shownStatusBarStyle: UIStatusBarStyle {
        let style = preferredStatusBarStyle
        guard style == .default else { return style }
        return traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }
}
