import UIKit

extension UIViewController {
    /// The screen's address, such as `/photos/3`. It's part of the page's address while the screen is in front.
    var place: String? {
        get { userActivity?.targetContentIdentifier }
        set {
            guard let newValue else { return userActivity = nil }
            // The same activity at another place keeps its entry in the browser's history.
            let activity = userActivity ?? NSUserActivity(activityType: "screen")
            activity.title = title
            activity.targetContentIdentifier = newValue
            userActivity = activity
        }
    }

    /// Returns the address of a screen with this name below this one.
    func place(of name: String) -> String? {
        place.map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
    }
}
