import Foundation

/// A question that a person has to answer first.
@available(*, unavailable, message: "Not built yet: alerts. Present a screen of your own as a sheet.")
@preconcurrency @MainActor open class UIAlertController: UIViewController, UnbuiltClass {
    public enum Style: Int, Sendable { case actionSheet = 0, alert = 1 }

    public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }

    open var message: String?
    open var preferredStyle: Style { .alert }
    open var actions: [UIAlertAction] { [] }
    open var preferredAction: UIAlertAction?

    open func addAction(_ action: UIAlertAction) {}
}

/// An answer in an alert.
@available(*, unavailable, message: "Not built yet: alerts. Present a screen of your own as a sheet.")
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default` = 0, cancel = 1, destructive = 2 }

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }

    open var title: String? { nil }
    open var style: Style { .default }
    open var isEnabled = true
}
