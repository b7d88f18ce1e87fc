import CoreGraphics
import Foundation

/// The device, as far as it is known.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device that the page shows.
    open class var current: UIDevice { device }
    private static let device = UIDevice()

    /// The kind of device: a tablet if the screen's shorter side is 600 points or more, otherwise a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    /// The computer's name in its network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// The name of the kind of device: "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The same as ``model``, for people to read.
    open var localizedModel: String { model }

    /// The name of the computer's operating system.
    open var systemName: String {
        #if os(Windows)
            "Windows"
        #elseif os(Android)
            "Android"
        #else
            "Linux"
        #endif
    }

    /// The version of iOS whose behaviour the library has.
    open var systemVersion: String { "26.0" }

    // MARK: Orientation

    /// The device's orientation, derived from its screen's size: portrait while it is higher than wide.
    open var orientation: UIDeviceOrientation { UIInterfaceOrientation.of(UIScreen.main.bounds.size).device }

    /// Whether the device posts ``orientationDidChangeNotification``.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    private var orientationListeners = 0

    /// Begins to post ``orientationDidChangeNotification``, until the same number of calls of
    /// ``endGeneratingDeviceOrientationNotifications()``.
    open func beginGeneratingDeviceOrientationNotifications() {
        // The application must exist to hear of changes of the screen's size.
        _ = UIApplication.shared
        orientationListeners += 1
    }

    /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``. After the last one, the device stops
    /// posting ``orientationDidChangeNotification``.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }

    /// Posted after a person turned the device, if ``beginGeneratingDeviceOrientationNotifications()`` was called.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    func screenWasResized(from oldSize: CGSize) {
        guard isGeneratingDeviceOrientationNotifications,
            UIInterfaceOrientation.of(oldSize).device != orientation
        else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}
