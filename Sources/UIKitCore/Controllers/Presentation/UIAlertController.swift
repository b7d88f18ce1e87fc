import Foundation

/// A question that has to be answered first.
@available(*, unavailable, message: "Not built yet: alerts. Present a screen of your own as a sheet.")
open class UIAlertController: NSObject {
    public enum Style: Int, Sendable { case actionSheet = 0, alert = 1 }

    public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
}

/// An answer of an alert.
@available(*, unavailable, message: "Not built yet: alerts. Present a screen of your own as a sheet.")
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default` = 0, cancel = 1, destructive = 2 }

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
}
