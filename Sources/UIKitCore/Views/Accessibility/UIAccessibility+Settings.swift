import Foundation
import RenderTree
import Synchronization

// Settings that a person made for all apps. Pages report what their browser tells them; the page that leads decides.
// These properties can be read on any thread.

extension UIAccessibility {
    /// Whether the person wants less movement: use cross-fades instead of slides and zooms.
    public static var isReduceMotionEnabled: Bool { preferences.reducesMotion }

    /// Whether the person wants opaque backgrounds instead of blurs.
    public static var isReduceTransparencyEnabled: Bool { preferences.reducesTransparency }

    /// Whether the person wants stronger colours. iOS calls this Increase Contrast.
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

    /// False: a browser doesn't tell pages about this setting.
    public static var isGrayscaleEnabled: Bool { false }

    /// False: a browser doesn't tell pages about this setting.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var buttonShapesEnabled: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// False: there is no such setting outside Apple's systems.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// True: there is no such setting outside Apple's systems, and on iOS it is on by default.
    public static var isVideoAutoplayEnabled: Bool { true }

    // Posted when `isReduceMotionEnabled` changed.

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

    // MARK: The page's settings

    private static let known = Mutex(Preferences())

    private static var preferences: Preferences { known.withLock { $0 } }

    /// Stores the settings that a page reports, and posts notifications for those that changed.
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
