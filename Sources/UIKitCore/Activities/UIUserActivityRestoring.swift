import Foundation

/// Something that can show what an activity was about.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Comes back to what the activity says.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
