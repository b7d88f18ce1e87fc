import Foundation

/// Who opens an address.
///
/// - Behaviour: our choice (Decisions/0105).
enum AddressOpener {
    /// The browser, in another tab, or the program that the browser has for the scheme.
    case browser
    /// This app, as if the address came from outside.
    case app
    /// No one here.
    case none

    /// The schemes that a page opens. An address of another scheme could run a script in the page or read a file.
    static let schemes = ["http", "https", "mailto", "tel", "sms"]

    init(_ url: URL) {
        let scheme = url.scheme?.lowercased() ?? ""
        switch scheme {
        case "http", "https": self = url.host?.isEmpty == false ? .browser : .none
        case _ where Self.schemes.contains(scheme): self = .browser
        case Self.appScheme: self = .app
        default: self = .none
        }
    }

    /// The scheme of the app's own places: the program's name in small letters.
    static var appScheme: String {
        let name = ProcessInfo.processInfo.processName.lowercased().filter {
            $0.isASCII && ($0.isLetter || $0.isNumber)
        }
        return name.first?.isLetter == true ? name : "app"
    }
}
