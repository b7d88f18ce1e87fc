extension UIApplication {
    /// The current activity was brought up to date.
    func tellDidUpdate(_ activity: NSUserActivity) {
        if let scene = connectedScenes.first, let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, didUpdate: activity)
        } else {
            delegate?.application(self, didUpdate: activity)
        }
    }

    /// Goes on with what was being done: in another place, or before the person went somewhere else.
    ///
    /// - Returns: Whether the app has code for it.
    @discardableResult
    package func `continue`(fromOutside activity: NSUserActivity) -> Bool {
        guard !hasEnded else { return false }
        if let scene = connectedScenes.first, let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            let done: Void? = OptionalMethod.result { sceneDelegate.scene(scene, continue: activity) }
            return done != nil
        }
        guard let delegate else { return false }
        _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
        return delegate.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }
}
