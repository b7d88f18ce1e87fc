import UIKit

extension UIViewController {
    /// Where the screen is found again, such as `/photos/3`: part of the page's address while it is in front.
    var place: String? {
        get { userActivity?.targetContentIdentifier }
        set {
            guard let newValue else { return userActivity = nil }
            let activity = NSUserActivity(activityType: "screen")
            activity.title = title
            activity.targetContentIdentifier = newValue
            userActivity = activity
        }
    }

    /// Of a screen behind this one.
    func place(of name: String) -> String? {
        place.map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
    }
}
