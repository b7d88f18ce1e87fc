import Foundation
import QuartzCore

extension UIApplication {
    /// Opens an address as ``open(_:options:completionHandler:)`` does, and returns whether that worked.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        let mayBrowse = options[.universalLinksOnly] as? Bool != true
        return await withCheckedContinuation { continuation in
            let completion: @MainActor @Sendable (Bool) -> Void = { continuation.resume(returning: $0) }
            open(url, options: mayBrowse ? [:] : [.universalLinksOnly: true], completionHandler: completion)
        }
    }

    /// Opens an address, and calls `completion` in the next frame.
    final func openOutside(
        _ url: URL, onlyInApps: Bool, completion: ((Bool) -> Void)?
    ) {
        let screen = UIScreen.main
        let isOpened =
            switch AddressOpener(url) {
            case .browser where onlyInApps: false
            case .browser: screen.open(address: url.absoluteString)
            case .app: open(fromOutside: url)
            case .none: reportUnopenable(url)
            }
        if let completion { screen.afterLayout { completion(isOpened) } }
    }

    private func reportUnopenable(_ url: URL) -> Bool {
        Diagnostics.warnOnce(
            "unopenable-url",
            """
            The app asked to open \(url), and nothing here opens such an address.
              opened         \(AddressOpener.schemes.joined(separator: ", ")) by the browser, \(AddressOpener.appScheme) by the app
              try            ask canOpenURL(_:) first, and hide what can't be opened
            """)
        return false
    }
}

extension UIScreen {
    /// Opens an address where the app is shown.
    ///
    /// - Returns: Whether some screen took it.
    fileprivate func open(address: String) -> Bool {
        ports.reduce(false) { isTaken, port in port.open(address: address) || isTaken }
    }
}

extension UIScene {
    /// Opens an address as ``open(_:options:completionHandler:)`` does, and returns whether that worked.
    @discardableResult
    public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { continuation in
            let completion: (Bool) -> Void = { continuation.resume(returning: $0) }
            open(url, options: options, completionHandler: completion)
        }
    }
}
