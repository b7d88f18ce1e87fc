import CoreGraphics

/// One thing a person did at a screen. Points are the root layer's, y down; times are seconds of the frame clock.
package struct InputEvent: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case pointer(PointerInput)
        case touch(TouchInput)
        case wheel(WheelInput)
        case transform(TransformInput)
        case key(KeyInput)
        /// The keyboard's focus came to this layer, or left the app (nil).
        case focus(LayerID?)
        /// A screen reader asks this layer to do what it is there for.
        case activate(LayerID)
        /// The person chose one of this layer's ``AccessibilityNode/actions``. By name: their order may have changed meanwhile.
        case perform(LayerID, action: String)
        case resize(ScreenGeometry)
        case appearance(Appearance)
        /// What the person asked of every program on their device.
        case preferences(Preferences)
        /// The person went to a place of the app by the screen's own means, such as a browser's Back: `"/photos/3"`.
        case open(place: String)
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

/// A mouse or a pen.
package struct PointerInput: Sendable, Hashable {
    package enum Phase: String, Sendable, Hashable {
        /// Moves with no button down.
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

/// One finger. Several that change at the same moment come as several events with the same time.
package struct TouchInput: Sendable, Hashable {
    package var phase: InputPhase
    /// Which finger it is: one number from its coming down to its lifting.
    package var finger: Int
    package var location: CGPoint

    package init(phase: InputPhase, finger: Int, location: CGPoint) {
        self.phase = phase
        self.finger = finger
        self.location = location
    }
}

/// A notch of a mouse wheel, or a step of a trackpad's two-finger scroll.
package struct WheelInput: Sendable, Hashable {
    package var location: CGPoint
    /// How far the content offset should move, in points.
    package var delta: CGVector
    /// A trackpad's small steps are followed at once; a wheel's notches are smoothed over a few frames.
    package var isPrecise: Bool
    package var modifiers: KeyModifiers

    package init(location: CGPoint, delta: CGVector, isPrecise: Bool, modifiers: KeyModifiers = []) {
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        self.modifiers = modifiers
    }
}

/// Two fingers that pinch or turn on a trackpad.
package struct TransformInput: Sendable, Hashable {
    package var phase: InputPhase
    package var location: CGPoint
    /// How much further apart the fingers are than when they began.
    package var scale: CGFloat
    /// How far they have turned since then, clockwise, in radians.
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
    /// As browsers name it: "ArrowDown", "PageUp", "Home", "Enter", " ", "a".
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

/// The size of the device that is shown.
package struct ScreenGeometry: Sendable, Hashable {
    /// In points.
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    /// How much of each edge is under a notch, a bar or a round corner: top, left, bottom, right. Empty: nothing.
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

/// What a person set for all programs, to see and read better.
package struct Preferences: Sendable, Hashable {
    package var reducesMotion = false
    package var reducesTransparency = false
    package var wantsMoreContrast = false
    package var invertsColors = false

    package init() {}
}
