import Foundation
import RenderTree
import Synchronization

// What a person set for all apps. Pages tell what their browser tells them; the page that leads decides. Any thread may ask.

extension UIAccessibility {
    /// Whether movement is to be avoided: cross-fade rather than slide and zoom.
    public static var isReduceMotionEnabled: Bool { preferences.reducesMotion }

    /// Whether what is behind things is to be covered rather than blurred.
    public static var isReduceTransparencyEnabled: Bool { preferences.reducesTransparency }

    /// Whether colours are to be stronger. iOS calls it Increase Contrast.
    public static var isDarkerSystemColorsEnabled: Bool { preferences.wantsMoreContrast }

    /// Whether the device shows all colours inverted.
    public static var isInvertColorsEnabled: Bool { preferences.invertsColors }

    /// False: a browser doesn't tell pages whether a screen reader runs.
    public static var isVoiceOverRunning: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var isSwitchControlRunning: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var isAssistiveTouchRunning: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var isGuidedAccessEnabled: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var isBoldTextEnabled: Bool { false }

    /// False: a browser doesn't tell it.
    public static var isGrayscaleEnabled: Bool { false }

    /// False: a browser doesn't tell it.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var buttonShapesEnabled: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// True: there is no such setting outside Apple's systems, and on iOS it is on by default.
    public static var isVideoAutoplayEnabled: Bool { true }

    // MARK: Notifications

    /// Posted when `isReduceMotionEnabled` changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when `isReduceTransparencyEnabled` changed.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when `isDarkerSystemColorsEnabled` changed.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when `isInvertColorsEnabled` changed.
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Never posted: a browser doesn't tell pages whether a screen reader runs.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Never posted: there is no such setting outside Apple's systems.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    // MARK: Where they come from

    private static let known = Mutex(Preferences())

    private static var preferences: Preferences { known.withLock { $0 } }

    /// Takes what a page tells, and tells the app what changed.
    @MainActor static func take(_ new: Preferences) {
        let old = known.withLock { known in
            defer { known = new }
            return known
        }
        let changes: [(KeyPath<Preferences, Bool>, NSNotification.Name)] = [
            (\.reducesMotion, reduceMotionStatusDidChangeNotification),
            (\.reducesTransparency, reduceTransparencyStatusDidChangeNotification),
            (\.wantsMoreContrast, darkerSystemColorsStatusDidChangeNotification),
            (\.invertsColors, invertColorsStatusDidChangeNotification),
        ]
        for (setting, name) in changes where old[keyPath: setting] != new[keyPath: setting] {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }
}
