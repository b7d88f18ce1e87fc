import Foundation

extension ProcessInfo {
    /// Whether the app was built for the Mac from code for iOS. Never true here.
    public var isMacCatalystApp: Bool { false }

    /// Whether the app was built for iOS and runs on a Mac. Never true here.
    public var isiOSAppOnMac: Bool { false }
}
