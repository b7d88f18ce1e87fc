import Foundation

extension UIApplication {
    /// Starts the app: calls the delegate's launch methods, then connects a scene.
    ///
    /// - Parameters:
    ///   - delegate: The app's delegate.
    ///   - url: The address with which a person started the app.
    ///   - activity: The activity that a person wants to continue.
    ///   - state: The result of ``terminate()`` or ``savedState()`` in the last launch. The app ignores any other data,
    ///     with a warning.
    /// - Behaviour: documented, except for how an app without an Info.plist is known to have scenes (Decisions/0028).
    package func launch(
        with delegate: any UIApplicationDelegate, opening url: URL? = nil, continuing activity: NSUserActivity? = nil,
        restoring state: Data? = nil
    ) {
        self.delegate = delegate
        let restored = readState(state)
        let options = launchOptions(for: delegate, url, activity)
        let will = delegate.application(self, willFinishLaunchingWithOptions: options)
        restoreControllers(restored, with: delegate)
        let window = giveWindow(to: delegate)
        let did = delegate.application(self, didFinishLaunchingWithOptions: options)
        if let window, delegate.window === window { window.makeKeyAndVisible() }
        post(Self.didFinishLaunchingNotification)

        let connection = UIScene.ConnectionOptions()
        connection.urlContexts = url.map { [UIOpenURLContext($0)] } ?? []
        connection.userActivities = activity.map { [$0] } ?? []
        if !connectScene(of: delegate, options: connection, restoring: restored) {
            if will, did {
                if let url { _ = open(url, with: delegate) }
                if let activity { self.continue(fromOutside: activity) }
            }
            delegate.applicationDidBecomeActive(self)
        }
        post(Self.didBecomeActiveNotification)
    }

    /// Gives the delegate of an app without scenes a window with the main storyboard's first screen.
    private func giveWindow(to delegate: any UIApplicationDelegate) -> UIWindow? {
        guard Self.sceneDelegateClass(besides: type(of: delegate)) == nil,
            let window = MainStoryboard.window(on: UIScreen.main)
        else { return nil }
        delegate.window = window
        if delegate.window == nil { MainStoryboard.reportWithoutWindow(delegate) }
        return window
    }

    /// Returns the options for an app without a scene delegate; nil for others, which get them when their scene
    /// connects.
    private func launchOptions(
        for delegate: any UIApplicationDelegate, _ url: URL?, _ activity: NSUserActivity?
    ) -> [LaunchOptionsKey: Any]? {
        guard Self.sceneDelegateClass(besides: type(of: delegate)) == nil else { return nil }
        var options: [LaunchOptionsKey: Any] = [:]
        options[.url] = url
        if let activity {
            options[.userActivityDictionary] = [LaunchOptionsKey.userActivityType: activity.activityType]
        }
        return options.isEmpty ? nil : options
    }
}
