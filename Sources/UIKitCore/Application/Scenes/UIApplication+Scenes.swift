import Foundation

extension UIApplication {
    /// Creates the app's one scene, and calls the methods of its delegate, or of the app's delegate if the app has no
    /// scenes.
    ///
    /// - Behaviour: without an Info.plist, it takes the names in Xcode's template (Decisions/0028).
    ///
    /// - Returns: Whether the scene has a delegate.
    func connectScene(
        of delegate: any UIApplicationDelegate, options: UIScene.ConnectionOptions, restoring state: KeptValue?
    ) -> Bool {
        let session = UISceneSession(role: .windowApplication)
        session.restore(state)
        let wanted = OptionalMethod.result {
            delegate.application(self, configurationForConnecting: session, options: options)
        }
        session.configuration = wanted ?? session.configuration
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        connectedScenes = [scene]
        scene.post(UIScene.willConnectNotification)

        guard let sceneDelegate = makeSceneDelegate(session.configuration, of: delegate) else {
            scene.activationState = .foregroundActive
            scene.post(UIScene.didActivateNotification)
            return false
        }
        scene.delegate = sceneDelegate
        let window = give(sceneDelegate, windowOf: scene)
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        if let window, (sceneDelegate as? any UIWindowSceneDelegate)?.window === window { window.makeKeyAndVisible() }
        scene.activationState = .foregroundInactive
        sceneDelegate.sceneWillEnterForeground(scene)
        scene.post(UIScene.willEnterForegroundNotification)
        scene.activationState = .foregroundActive
        sceneDelegate.sceneDidBecomeActive(scene)
        scene.post(UIScene.didActivateNotification)
        scene.restoreInteraction()
        return true
    }

    /// Gives the scene's delegate a window with the main storyboard's first screen, before the delegate hears of the
    /// scene. The delegate may set another one.
    private func give(_ sceneDelegate: any UISceneDelegate, windowOf scene: UIScene) -> UIWindow? {
        guard let scene = scene as? UIWindowScene, let window = MainStoryboard.window(of: scene) else { return nil }
        guard let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate else { return nil }
        windowDelegate.window = window
        if windowDelegate.window == nil { MainStoryboard.reportWithoutWindow(sceneDelegate) }
        return window
    }

    private func makeSceneDelegate(
        _ configuration: UISceneConfiguration, of delegate: any UIApplicationDelegate
    ) -> (any UISceneDelegate)? {
        let named: AnyClass? = configuration.delegateClass ?? Self.sceneDelegateClass(besides: type(of: delegate))
        guard let named, named is NSObject.Type else { return nil }
        let made = RequiredInitTwin.make(named)
        if let sceneDelegate = made as? any UISceneDelegate { return sceneDelegate }
        Diagnostics.warnOnce(
            "no-scene-delegate",
            """
            \(type(of: made)) does not conform to UIWindowSceneDelegate; the app starts without a scene delegate.
              expected       a class like SceneDelegate: UIResponder, UIWindowSceneDelegate
              likely cause   UISceneConfiguration.delegateClass names another class
              try            set delegateClass to the class that makes the window
            """)
        return nil
    }

    /// Returns the scene on a screen, or nil.
    private func scene(on screen: UIScreen) -> UIWindowScene? {
        guard let scene = connectedScenes.first as? UIWindowScene, scene.screen === screen else { return nil }
        return scene
    }

    func screenDidResize(_ screen: UIScreen, from old: ScreenCoordinateSpace, _ oldTraits: UITraitCollection) {
        if screen === UIScreen.main { UIDevice.current.screenWasResized(from: old.bounds.size) }
        guard let scene = scene(on: screen) else { return }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: old, interfaceOrientation: .of(old.bounds.size), traitCollection: oldTraits)
    }

    /// Returns the title of the scene on a screen.
    func title(on screen: UIScreen) -> String? {
        guard let title = scene(on: screen)?.title, !title.isEmpty else { return nil }
        return title
    }

    /// Returns the class that Xcode's template names in the Info.plist, in the module of the app delegate.
    static func sceneDelegateClass(besides delegateClass: AnyClass) -> AnyClass? {
        let module = String(reflecting: delegateClass).prefix { $0 != "." }
        return NSClassFromString("\(module).SceneDelegate")
    }
}

extension UIWindow {
    /// Creates a window as large as the scene's screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
    }
}
