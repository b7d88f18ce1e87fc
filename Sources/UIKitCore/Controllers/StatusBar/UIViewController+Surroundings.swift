extension UIViewController {
    /// This controller, or what it presents, may decide otherwise about what is around the app.
    func setNeedsSurroundings() { (viewIfLoaded?.window?.screen ?? .main).setNeedsSurroundings() }

    /// What the controllers that decide in place of this one, a window's root, want around the app.
    var wishesAround: WishesAround {
        let style = decider(\.childForStatusBarStyle).shownStatusBarStyle
        return WishesAround(
            statusBarStyle: style, isStatusBarHidden: decider(\.childForStatusBarHidden).prefersStatusBarHidden,
            isHomeIndicatorHidden: decider(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden)
    }

    /// How many controllers may hand the question on.
    private static let mostDeciders = 250

    /// The controller that decides about the status bar or the home indicator in place of this one: what is presented over the
    /// full screen, or a child that the controller names.
    private func decider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
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
    private var shownStatusBarStyle: UIStatusBarStyle {
        let style = preferredStatusBarStyle
        guard style == .default else { return style }
        return traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }
}
