import Foundation

/// Brings an activity up to date when that is needed.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be kept: the moment to write what has changed into its
    /// ``NSUserActivity/userInfo``.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Not called yet: no other device goes on with an activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)

    /// Not called yet: no other device goes on with an activity.
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
