import Foundation

extension UIApplication {
    /// Ends the app: it resigns active, enters the background, where it saves its state, and terminates.
    ///
    /// - Returns: The state to save for the next launch; nil if there is none, or if the app has ended already.
    /// - Behaviour: documented, except for the order of the last two calls (our choice, Decisions/0064).
    @discardableResult
    package func terminate() -> Data? {
        guard let delegate, !hasEnded else { return nil }
        hasEnded = true
        let scene = connectedScenes.first
        let sceneDelegate = scene?.delegate

        applicationState = .inactive
        scene?.activationState = .foregroundInactive
        if let scene, let sceneDelegate {
            sceneDelegate.sceneWillResignActive(scene)
        } else {
            delegate.applicationWillResignActive(self)
        }
        scene?.post(UIScene.willDeactivateNotification)
        post(Self.willResignActiveNotification)

        applicationState = .background
        scene?.activationState = .background
        if let scene, let sceneDelegate {
            sceneDelegate.sceneDidEnterBackground(scene)
        } else {
            delegate.applicationDidEnterBackground(self)
        }
        scene?.post(UIScene.didEnterBackgroundNotification)
        post(Self.didEnterBackgroundNotification)
        let state = savedState()

        delegate.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
        if let scene {
            scene.activationState = .unattached
            sceneDelegate?.sceneDidDisconnect(scene)
            scene.post(UIScene.didDisconnectNotification)
            connectedScenes = []
        }
        return state
    }
}
