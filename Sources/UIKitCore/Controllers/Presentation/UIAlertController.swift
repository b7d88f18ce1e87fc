import Foundation

/// A question that has to be answered first.
@available(*, unavailable, message: "Not built yet: alerts. Present a screen of your own as a sheet.")
open class UIAlertController: NSObject {}

/// An answer of an alert.
@available(*, unavailable, message: "Not built yet: alerts. Present a screen of your own as a sheet.")
open class UIAlertAction: NSObject {}
