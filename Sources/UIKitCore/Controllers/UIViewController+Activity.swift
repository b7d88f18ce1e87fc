import QuartzCore

extension UIViewController {
    /// Makes the controller's activity the current one. Called after the controller has appeared.
    func activityAppeared() { userActivity?.becomeCurrent() }

    /// Called after the controller has disappeared. Its activity stops being the current one in the next frame, unless
    /// another responder has taken it over by then.
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
