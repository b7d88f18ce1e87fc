extension UIViewController {
    /// Asks for an update of the status bar and home indicator, because this controller's answers, or those of what it
    /// presents, may have changed.
    func setNeedsSurroundings() { (viewIfLoaded?.window?.screen ?? .main).setNeedsSurroundings() }

    /// What the controllers that decide for this root of a window want around the app.
    var wishesAround: WishesAround {
        let style = decider(\.childForStatusBarStyle).shownStatusBarStyle
        return WishesAround(
            statusBarStyle: style, isStatusBarHidden: decider(\.childForStatusBarHidden).prefersStatusBarHidden,
            isHomeIndicatorHidden: decider(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden)
    }

    /// The limit for controllers that pass on the decision.
    private static let mostDeciders = 250

    /// Returns the controller that decides about the status bar or the home indicator in place of this one: one that is
    /// presented over the full screen, or a child that the controller names.
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
            home indicator. \(type(of: current)) decides now.
              likely cause   childForStatusBarStyle, childForStatusBarHidden or childForHomeIndicatorAutoHidden of \
            \(type(of: current)) leads back to it
              try            return a child of the controller, or nil
            """)
        return current
    }

    /// The controller that this one presents, if that decides about the status bar and isn't being dismissed.
    private var capturingPresented: UIViewController? {
        guard let presented, presented.isMoving != .dismissing else { return nil }
        let style = presented.modalPresentationStyle.resolved
        return style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance ? presented : nil
    }

    /// The preferred style, with the default resolved to a light or dark one.
    private var shownStatusBarStyle: UIStatusBarStyle {
        let style = preferredStatusBarStyle
        guard style == .default else { return style }
        return traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }
}
