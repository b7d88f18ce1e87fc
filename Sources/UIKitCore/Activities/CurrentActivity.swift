import QuartzCore

/// The activity that became current last and is it still. The application, which stands on it, hears what becomes of it.
@MainActor final class CurrentActivity {
    /// The one of the running app. Starting another app replaces it.
    static var shared = CurrentActivity()

    /// Called when the current activity was brought up to date.
    static var didSave: (@MainActor (NSUserActivity) -> Void)?

    /// Kept while it is the current one.
    var activity: NSUserActivity? {
        didSet {
            guard activity !== oldValue else { return }
            UIScreen.main.setNeedsSurroundings()
            didChange?(activity)
        }
    }

    /// Called when another activity, or none, became the current one, and when the current one says something else.
    var didChange: (@MainActor (NSUserActivity?) -> Void)?

    /// Whether the activity will be looked at in the next frame.
    private var isCheckDue = false

    /// Something of an activity changed. When that is the current one, it is brought up to date in the next frame, and those
    /// who watch it are told.
    func activityChanged() {
        guard activity != nil, !isCheckDue else { return }
        isCheckDue = true
        UIScreen.main.afterLayout { [weak self] in self?.check() }
    }

    private func check() {
        let activity = activity
        let isOutOfDate = activity?.needsSave ?? false
        if isOutOfDate { activity?.save() }
        // What saving changed is known; what changes from now on is worth another look.
        isCheckDue = false
        guard let activity else { return }
        if isOutOfDate { Self.didSave?(activity) }
        // Later in this frame: another one is not needed.
        UIScreen.main.areSurroundingsDue = true
        didChange?(activity)
    }
}
