import Foundation

extension ProcessInfo {
    /// Whether the app was built for the Mac from code for iOS: never here.
    public var isMacCatalystApp: Bool { false }

    /// Whether the app was built for iOS and runs on a Mac: never here.
    public var isiOSAppOnMac: Bool { false }
}
