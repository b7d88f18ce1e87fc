import Foundation

extension UIApplication {
    /// Tells the app that it ends: it leaves the front, goes into the background, where its state is kept, and is over.
    ///
    /// - Returns: What there is to keep until the next launch; nil when that is nothing, or when the app has ended already.
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
