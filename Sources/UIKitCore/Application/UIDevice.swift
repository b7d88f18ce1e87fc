import Foundation

/// What is known of the device.
@preconcurrency @MainActor open class UIDevice: NSObject {
    open class var current: UIDevice { device }
    private static let device = UIDevice()

    /// A tablet when the screen's shorter side has 600 points or more, otherwise a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    /// The computer's name in its network.
    open var name: String { ProcessInfo.processInfo.hostName }

    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    open var localizedModel: String { model }

    /// The name of the system that the program runs on.
    open var systemName: String {
        #if os(Windows)
            "Windows"
        #elseif os(Android)
            "Android"
        #else
            "Linux"
        #endif
    }

    /// The version of iOS whose behaviour is built here.
    open var systemVersion: String { "26.0" }
}
