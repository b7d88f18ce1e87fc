import Foundation
import QuartzCore

/// Settings that people need every app to follow, and messages from an app to screen readers.
public enum UIAccessibility {
    /// The kind of a message to screen readers. Apps use the constants.
    public struct Notification: Hashable, Sendable, RawRepresentable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The app shows another screen.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Text that the screen reader speaks.
        public static let announcement = Notification(rawValue: 1008)
        /// The content scrolled by a page; the argument says where it is now.
        public static let pageScrolled = Notification(rawValue: 1009)
        @available(*, unavailable, message: "A page can't pause a screen reader. Leave it out.")
        public static var pauseAssistiveTechnology: Notification { fatalError() }
        @available(*, unavailable, message: "A page can't pause a screen reader. Leave it out.")
        public static var resumeAssistiveTechnology: Notification { fatalError() }
    }

    /// Sends a message to the screen readers of the pages that show the app.
    ///
    ///     UIAccessibility.post(notification: .announcement, argument: "Photo deleted")
    ///
    /// A screen reader speaks text as soon as it is free. A view gets the keyboard's focus, which screen readers
    /// follow, if it can have it; otherwise they speak its text. Without an argument nothing happens: screen readers
    /// notice changes in a page by themselves.
    ///
    /// - Parameters:
    ///   - notification: What has happened.
    ///   - argument: Text to speak, plain or attributed, or the view that should get the focus.
    /// - Behaviour: documented; what a browser can do is in Decisions/0096.
    public static func post(notification: Notification, argument: Any?) {
        let posted = Posted(argument: argument)
        guard MainThread.isCurrent else { return DispatchQueue.main.async { posted.reachReaders() } }
        MainActor.assumeIsolated { posted.reachReaders() }
    }
}

/// A message on its way to the main thread.
// Sendable: the sender doesn't use the message after posting it, as on iOS.
private struct Posted: @unchecked Sendable {
    let argument: Any?

    @MainActor func reachReaders() {
        switch argument {
        case let text as String: announce(text, on: .main)
        case let text as NSAttributedString: announce(text.string, on: .main)
        case let view as UIView:
            guard let window = view.window else { return }
            if view.canBecomeFocused { return window.requestFocus(to: view) }
            if let words = view.spokenText { announce(words, on: window.screen) }
        default: break
        }
    }

    @MainActor private func announce(_ words: String, on screen: UIScreen) {
        guard !words.isEmpty else { return }
        for port in screen.ports { port.announce(words) }
    }
}
