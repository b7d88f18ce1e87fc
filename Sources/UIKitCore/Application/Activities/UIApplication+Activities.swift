extension UIApplication {
    /// Tells the delegates that the current activity was updated.
    func tellDidUpdate(_ activity: NSUserActivity) {
        if let scene = connectedScenes.first, let sceneDelegate = scene.delegate {
            sceneDelegate.scene(scene, didUpdate: activity)
        } else {
            delegate?.application(self, didUpdate: activity)
        }
    }

    /// Continues an activity from another place, or from before the person went to another screen.
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
