import QuartzCore

extension UIViewController {
    /// The controller has appeared: what is done with it is the current activity.
    func activityAppeared() { userActivity?.becomeCurrent() }

    /// The controller has disappeared. In the next frame, when the one that took its place has had its say, its activity is the
    /// current one no more.
    func activityDisappeared() {
        guard let userActivity, CurrentActivity.shared.activity === userActivity else { return }
        UIScreen.main.afterLayout { userActivity.resignUnlessSeen() }
    }
}

extension NSUserActivity {
    @MainActor fileprivate final func resignUnlessSeen() {
        let isSeen = responders.compactMap(\.object).contains { $0.showsItsActivity || $0.isFilledByApp }
        if !isSeen { resignCurrent() }
    }
}
