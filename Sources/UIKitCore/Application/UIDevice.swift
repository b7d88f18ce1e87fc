import CoreGraphics
import Foundation

/// What is known of the device.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device that the page shows.
    open class var current: UIDevice { device }
    private static let device = UIDevice()

    /// A tablet when the screen's shorter side has 600 points or more, otherwise a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    /// The computer's name in its network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// What kind of device it is: "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// ``model``, as a person reads it.
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

    // MARK: How it is held

    /// How the device is held, as far as its screen's size tells: portrait while it is higher than wide.
    open var orientation: UIDeviceOrientation { UIInterfaceOrientation.of(UIScreen.main.bounds.size).device }

    /// Whether ``orientationDidChangeNotification`` is posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    private var orientationListeners = 0

    /// Asks for ``orientationDidChangeNotification``, until ``endGeneratingDeviceOrientationNotifications()`` was called as often.
    open func beginGeneratingDeviceOrientationNotifications() {
        // The application hears of screens, once it is there.
        _ = UIApplication.shared
        orientationListeners += 1
    }

    /// Stops ``orientationDidChangeNotification``, once for each beginning.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }

    /// The device was turned. Posted after ``beginGeneratingDeviceOrientationNotifications()``.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    func screenWasResized(from oldSize: CGSize) {
        guard isGeneratingDeviceOrientationNotifications,
            UIInterfaceOrientation.of(oldSize).device != orientation
        else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}
