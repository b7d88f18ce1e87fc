import Foundation

// Things that browsers don't tell apps, or that screen readers don't ask pages for.

@available(*, unavailable, message: "Not built yet. Screen readers scroll the page, and its scroll views follow.")
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1, left = 2, up = 3, down = 4, next = 5, previous = 6
}

extension UIAccessibility {
    @available(
        *, unavailable, message: "Browsers don't tell a page what a screen reader reads. Leave the observer out."
    )
    public static var elementFocusedNotification: NSNotification.Name { fatalError() }

    @available(*, unavailable, message: "Browsers don't tell a page what a screen reader reads. Leave it out.")
    public static var focusedElementUserInfoKey: String { fatalError() }

    @available(*, unavailable, message: "Browsers don't tell a page what a screen reader reads. Leave it out.")
    public static var unfocusedElementUserInfoKey: String { fatalError() }

    @available(*, unavailable, message: "Browsers don't tell a page what a screen reader reads. Leave it out.")
    public static var assistiveTechnologyUserInfoKey: String { fatalError() }

    @available(*, unavailable, message: "Browsers don't tell a page what a screen reader reads. Leave it out.")
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        fatalError()
    }

    @available(*, unavailable, message: "Browsers don't tell a page what a screen reader reads. Leave it out.")
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static var notificationVoiceOver: Self { fatalError() }
        public static var notificationSwitchControl: Self { fatalError() }
    }
}

extension UIAccessibilityTraits {
    @available(*, unavailable, message: "Not built yet. Leave it out; UITabBar has it by itself.")
    public static var tabBar: UIAccessibilityTraits { fatalError() }

    @available(*, unavailable, message: "Not built yet: searching.")
    public static var searchField: UIAccessibilityTraits { fatalError() }

    @available(*, unavailable, message: "Not built yet. Use .button.")
    public static var keyboardKey: UIAccessibilityTraits { fatalError() }

    @available(*, unavailable, message: "Not built yet. Leave it out.")
    public static var playsSound: UIAccessibilityTraits { fatalError() }

    @available(*, unavailable, message: "Not built yet. Leave it out.")
    public static var startsMediaSession: UIAccessibilityTraits { fatalError() }

    @available(*, unavailable, message: "Not built yet. Post an announcement when the app has launched.")
    public static var summaryElement: UIAccessibilityTraits { fatalError() }

    @available(*, unavailable, message: "Not built yet. Leave it out.")
    public static var allowsDirectInteraction: UIAccessibilityTraits { fatalError() }

    @available(*, unavailable, message: "Not built yet. Leave it out.")
    public static var causesPageTurn: UIAccessibilityTraits { fatalError() }
}
