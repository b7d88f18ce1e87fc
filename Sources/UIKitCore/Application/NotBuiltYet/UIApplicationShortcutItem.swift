import Foundation

/// An action in the menu of the app's icon.
@available(*, unavailable, message: "An app in a page has no icon to press. Leave it out.")
open class UIApplicationShortcutItem: NSObject {
    public init(type: String, localizedTitle: String) {}

    open var type: String { "" }
    open var localizedTitle: String { "" }
    open var localizedSubtitle: String? { nil }
    open var userInfo: [String: any NSSecureCoding]? { nil }
}

extension UIApplication {
    @available(*, unavailable, message: "An app in a page has no icon to press. Leave it out.")
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { nil }
        set {}
    }
}
