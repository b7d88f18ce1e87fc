import QuartzCore

/// The current activity: the last one that became current and still is. The application, which is on a higher level,
/// hears of its changes.
@MainActor final class CurrentActivity {
    /// The current activity of the running app. Starting another app replaces it.
    static var shared = CurrentActivity()

    /// Called when the current activity was updated.
    static var didSave: (@MainActor (NSUserActivity) -> Void)?

    /// The current activity, which this object retains.
    var activity: NSUserActivity? {
        didSet {
            guard activity !== oldValue else { return }
            UIScreen.main.setNeedsSurroundings()
            didChange?(activity)
        }
    }

    /// Called when another activity or none became current, and when the current one changed its content.
    var didChange: (@MainActor (NSUserActivity?) -> Void)?

    /// Whether the activity will be checked in the next frame.
    private var isCheckDue = false

    /// Called when an activity changed. If it is the current one, it is updated in the next frame, and observers hear
    /// of it.
    func activityChanged() {
        guard activity != nil, !isCheckDue else { return }
        isCheckDue = true
        UIScreen.main.afterLayout { [weak self] in self?.check() }
    }

    private func check() {
        let activity = activity
        let isOutOfDate = activity?.needsSave ?? false
        if isOutOfDate { activity?.save() }
        // Changes during the update are known. Later changes need another check.
        isCheckDue = false
        guard let activity else { return }
        if isOutOfDate { Self.didSave?(activity) }
        // The surroundings are updated later in this frame, which needs no other frame.
        UIScreen.main.areSurroundingsDue = true
        didChange?(activity)
    }
}
