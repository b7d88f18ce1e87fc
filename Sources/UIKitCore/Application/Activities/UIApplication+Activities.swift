import QuartzCore

extension UIApplication {
    /// Something of an activity changed. When that is the current one, it is brought up to date in the next frame, and those
    /// who watch it are told.
    func activityChanged() {
        guard currentActivity != nil, !isActivityCheckDue else { return }
        isActivityCheckDue = true
        UIScreen.main.afterLayout { [weak self] in self?.checkActivity() }
    }

    private func checkActivity() {
        let activity = currentActivity
        let isOutOfDate = activity?.needsSave ?? false
        if isOutOfDate { activity?.save() }
        // What saving changed is known; what changes from now on is worth another look.
        isActivityCheckDue = false
        guard let activity else { return }
        if isOutOfDate { tellDidUpdate(activity) }
        // Later in this frame: another one is not needed.
        UIScreen.main.areSurroundingsDue = true
        currentActivityDidChange?(activity)
    }

    private func tellDidUpdate(_ activity: NSUserActivity) {
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
