import Foundation
import QuartzCore

extension UIApplication {
    /// Opens an address: passes it to the scene's delegate, or to the app's delegate if the scene has none.
    ///
    /// - Returns: Whether the app has code for it. If not, a warning says what is missing.
    @discardableResult
    package func open(fromOutside url: URL) -> Bool {
        guard !hasEnded else { return false }
        if let scene = connectedScenes.first, let sceneDelegate = scene.delegate {
            let contexts: Set = [UIOpenURLContext(url)]
            let done: Void? = OptionalMethod.result { sceneDelegate.scene(scene, openURLContexts: contexts) }
            if done == nil { reportUnopened(url, by: sceneDelegate, "scene(_:openURLContexts:)") }
            return done != nil
        }
        guard let delegate else { return false }
        return open(url, with: delegate)
    }

    /// Opens a place by the app's name for it, such as `"/photos/3"`: as an address whose scheme is the program's name,
    /// `gallery:///photos/3`.
    ///
    /// - Behaviour: our choice (Decisions/0064).
    package func open(place: String) {
        var address = URLComponents()
        address.scheme = AddressOpener.appScheme
        address.host = ""
        let parts = place.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        address.path = String(parts[0])
        address.query = parts.count > 1 ? String(parts[1]) : nil
        if let url = address.url { open(fromOutside: url) }
    }

    func open(_ url: URL, with delegate: any UIApplicationDelegate) -> Bool {
        let isKnown = delegate.application(self, open: url, options: [.openInPlace: false])
        if !isKnown { reportUnopened(url, by: delegate, "application(_:open:options:)") }
        return isKnown
    }

    private func reportUnopened(_ url: URL, by delegate: any NSObjectProtocol, _ method: String) {
        Diagnostics.warnOnce(
            "unopened-url",
            """
            The page asked the app to open \(url), and the app didn't.
              likely cause   \(type(of: delegate)) has no \(method), or the method returns false
              try            write \(method) in \(type(of: delegate))
            """)
    }
}
