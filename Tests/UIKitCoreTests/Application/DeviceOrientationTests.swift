import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Device orientation") @MainActor struct DeviceOrientationTests {
    @Test("a device is in portrait while its screen is higher than wide; a rotation posts a notification")
    func turning() {
        let stage = Stage(size: CGSize(width: 300, height: 600))
        var told: [UIDeviceOrientation] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { told.append(UIDevice.current.orientation) } }
        defer { NotificationCenter.default.removeObserver(token) }

        #expect(UIDevice.current.orientation == .portrait)
        stage.resize(to: CGSize(width: 600, height: 300))
        #expect(UIDevice.current.orientation.isLandscape && told.isEmpty)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        stage.resize(to: CGSize(width: 300, height: 600))
        stage.resize(to: CGSize(width: 320, height: 600))
        #expect(told == [.portrait])
        #expect(UIApplication.shared.statusBarOrientation == .portrait)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
        stage.resize(to: CGSize(width: 600, height: 320))
        #expect(told == [.portrait])
    }
}
