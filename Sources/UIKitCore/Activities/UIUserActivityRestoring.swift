import Foundation

/// An object that can restore the state that an activity describes.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state that the activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
