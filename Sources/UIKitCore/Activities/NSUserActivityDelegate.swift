import Foundation

/// A delegate that updates an activity before it is saved.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is saved. Write what has changed to its ``NSUserActivity/userInfo``.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Not called yet: no other device continues an activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)

    /// Not called yet: no other device continues an activity.
    func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}

    public func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {}
}
