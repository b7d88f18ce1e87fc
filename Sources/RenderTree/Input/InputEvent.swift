import CoreGraphics

/// An action of a person at a screen. Points are in the root layer's coordinates, y down; times are seconds of the
/// frame clock.
package struct InputEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case pointer(PointerInput)
        case touch(TouchInput)
        case wheel(WheelInput)
        case transform(TransformInput)
        case key(KeyInput)
        /// The keyboard focus moved to this layer, or left the app (nil).
        case focus(LayerID?)
        /// A screen reader activates this layer.
        case activate(LayerID)
        /// A person chose one of this layer's ``AccessibilityNode/actions``. By name, because their order may have
        /// changed meanwhile.
        case perform(LayerID, action: String)
        case resize(ScreenGeometry)
        case appearance(Appearance)
        /// The accessibility settings of the person's device changed.
        case preferences(Preferences)
        /// A person went to a place in the app with the screen's own controls, such as a browser's Back: `"/photos/3"`.
        case open(place: String)
        /// A person went back with the screen's own controls, to one of the ``Surroundings/steps``.
        case back(to: Int)
    }

    package var time: Double
    package var kind: Kind

    package init(time: Double, _ kind: Kind) {
        self.time = time
        self.kind = kind
    }
}

package enum InputPhase: String, Sendable, Hashable {
    case began, moved, ended, cancelled
}

/// Input from a mouse or a pen.
package struct PointerInput: Sendable, Hashable {
    package enum Phase: String, Sendable, Hashable {
        /// The pointer moves with no button down.
        case hovered
        case began, moved, ended, cancelled
    }

    package var phase: Phase
    package var location: CGPoint
    package var modifiers: KeyModifiers

    package init(phase: Phase, location: CGPoint, modifiers: KeyModifiers = []) {
        self.phase = phase
        self.location = location
        self.modifiers = modifiers
    }
}

/// Input from one finger. If several fingers change at the same moment, there are several events with the same time.
package struct TouchInput: Sendable, Hashable {
    package var phase: InputPhase
    /// The finger's number, the same from touch down to touch up.
    package var finger: Int
    package var location: CGPoint

    package init(phase: InputPhase, finger: Int, location: CGPoint) {
        self.phase = phase
        self.finger = finger
        self.location = location
    }
}

/// A notch of a mouse wheel, or a step of two-finger scrolling on a trackpad.
package struct WheelInput: Sendable, Hashable {
    package var location: CGPoint
    /// How far the content offset should move, in points.
    package var delta: CGVector
    /// Whether the step is followed at once, as a trackpad's small steps. A wheel's notches are smoothed over a few
    /// frames.
    package var isPrecise: Bool
    package var modifiers: KeyModifiers

    package init(location: CGPoint, delta: CGVector, isPrecise: Bool, modifiers: KeyModifiers = []) {
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        self.modifiers = modifiers
    }
}

/// Two fingers that pinch or rotate on a trackpad.
package struct TransformInput: Sendable, Hashable {
    package var phase: InputPhase
    package var location: CGPoint
    /// The distance of the fingers relative to that at the beginning.
    package var scale: CGFloat
    /// How far the fingers have rotated since the beginning, clockwise, in radians.
    package var rotation: CGFloat

    package init(phase: InputPhase, location: CGPoint, scale: CGFloat, rotation: CGFloat) {
        self.phase = phase
        self.location = location
        self.scale = scale
        self.rotation = rotation
    }
}

package struct KeyInput: Sendable, Hashable {
    package enum Phase: String, Sendable, Hashable {
        case down, up
    }

    package var phase: Phase
    /// The key's name in browsers: "ArrowDown", "PageUp", "Home", "Enter", " ", "a".
    package var key: String
    package var modifiers: KeyModifiers
    package var isRepeat: Bool

    package init(phase: Phase, key: String, modifiers: KeyModifiers = [], isRepeat: Bool = false) {
        self.phase = phase
        self.key = key
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }
}

package struct KeyModifiers: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let shift = KeyModifiers(rawValue: 1)
    package static let control = KeyModifiers(rawValue: 2)
    package static let alternate = KeyModifiers(rawValue: 4)
    package static let command = KeyModifiers(rawValue: 8)
}

/// The size, scale and safe area of the device.
package struct ScreenGeometry: Sendable, Hashable {
    /// The size in points.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    /// The safe area: how much a notch, a bar or round corners cover at the top, left, bottom and right. Empty means
    /// nothing.
    package var safeArea: [CGFloat]

    package init(size: CGSize, scale: CGFloat, safeArea: [CGFloat] = []) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }
}

package enum Appearance: String, Sendable, Hashable {
    case light, dark
}

/// The settings that a person chose for all programs, in order to see and read better.
package struct Preferences: Sendable, Hashable {
    package var reducesMotion = false
    package var reducesTransparency = false
    package var wantsMoreContrast = false
    package var invertsColors = false

    package init() {}
}
