import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import SnapshotScreen
import UIKitCore

/// A device for tests: a window, a clock that only moves when the test says so, and simulated fingers.
///
///     let stage = Stage(size: CGSize(width: 320, height: 480))
///     stage.show(collectionView)
///     stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
///     stage.settle()
///     #expect(collectionView.contentOffset.y == 190)
@MainActor public final class Stage {
    public let window: UIWindow
    package let screen: UIScreen
    let clock: VirtualFrameClock
    private let recorder = SnapshotScreen()
    private var nextFinger = 1
    /// All stages, the current one last. The list identifies them by their clocks: code that changes the list must not
    /// touch a stage that is being released.
    private static var all: [Standing] = []

    private final class Standing {
        let clock: VirtualFrameClock
        let stage: BackReference<Stage>

        init(_ stage: Stage) {
            clock = stage.clock
            self.stage = BackReference(stage)
        }
    }

    /// - Parameters:
    ///   - size: The device's size, in points, from 0 to 100,000.
    ///   - scale: Pixels per point, from 0.1 to 10.
    ///   - safeAreaInsets: The edges that a notch, round corners and the like cover, in points.
    ///   - framesPerSecond: The display's refresh rate, from 0.1 to 1,000. Simulated fingers move 60 times a second at any rate.
    public init(
        size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
        framesPerSecond: Double = 60
    ) {
        let call = "Stage(size:scale:safeAreaInsets:framesPerSecond:)"
        UsableNumber.require(size, atLeast: 0, of: call)
        UsableNumber.require(scale, in: 0.1...10, "scale", of: call)
        UsableNumber.require(framesPerSecond, in: 0.1...1_000, "framesPerSecond", of: call)
        Diagnostics.reset()
        clock = VirtualFrameClock(framesPerSecond: framesPerSecond)
        screen = UIScreen(
            frameLoop: FrameLoop(clock: clock), geometry: ScreenGeometry(size: size, scale: scale))
        UIScreen.main = screen
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        screen.show(on: [recorder])
        makeCurrent()
        window.isHidden = false
        setSafeArea(safeAreaInsets)
    }

    /// The previous stage becomes current again. If there is none, the device does, in real time.
    isolated deinit {
        Stage.all.removeAll { $0.clock === clock }
        guard UIScreen.main === screen else { return }
        if let other = Stage.all.last?.stage.object { return other.makeCurrent() }
        FrameLoop.current = .device
        UITraitCollection.current = UIScreen.main.traitCollection
    }

    // MARK: Contents

    /// Fills the window with a controller's view, and renders the first frame.
    public func show(_ controller: UIViewController) {
        perform { window.rootViewController = controller }
        settle()
    }

    /// Puts a view into the window, and renders the first frame.
    public func show(_ view: UIView) {
        perform { window.addSubview(view) }
        settle()
    }

    /// The layer tree as screens show it now.
    package var tree: LayerTree { recorder.layerTree }

    /// Returns what is on screen now, as the text of an SVG file. The text is the same, byte for byte, on every
    /// machine.
    public func svg() -> String { recorder.svg() }

    /// The addresses that the app opened outside itself, with `UIApplication.shared.open(_:)`, in that order.
    ///
    ///     stage.tap(at: website.center)
    ///     #expect(stage.openedURLs == [URL(string: "https://www.swift.org")])
    public var openedURLs: [URL] { recorder.openedAddresses.compactMap { URL(string: $0) } }

    /// How many frames sent a change to the screens.
    public var framesSent: Int { screen.frameLoop.counts.commits }
    public var layersChanged: Int { screen.frameLoop.counts.changedLayers }
    /// How many frames were made, with or without changes.
    public var framesMade: Int { screen.frameLoop.counts.frames }

    // MARK: Time

    /// Seconds since the stage was made.
    public var time: TimeInterval { clock.now }

    /// Advances the clock by `duration` seconds, and renders the frames that are due.
    public func advance(by duration: TimeInterval) {
        UsableNumber.require(duration, in: UsableNumber.seconds, "duration", of: "advance(by:)")
        perform { clock.advance(by: duration) }
    }

    /// Advances the clock until nothing asks for another frame: until scrolling has ended and layout is complete.
    ///
    /// - Returns: Whether that happened within `limit` seconds of virtual time.
    @discardableResult
    public func settle(limit: TimeInterval = 60) -> Bool {
        UsableNumber.require(limit, in: UsableNumber.seconds, "limit", of: "settle(limit:)")
        return perform {
            let end = clock.now + limit
            while clock.now < end {
                if !clock.advanceToNextFrame() { return true }
            }
            return false
        }
    }

    // MARK: Input
    // Like a real screen's, input at impossible places, and of impossible sizes, is ignored.

    /// Taps at one place with a finger.
    public func tap(at point: CGPoint) {
        let finger = touchDown(at: point)
        advance(by: 0.05)
        touchUp(finger, at: point)
        settle()
    }

    /// Touches down at one place, moves to another in `duration` seconds with 60 steps per second, rests, and lifts.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, rest: TimeInterval = 0.2) {
        let call = "drag(from:to:duration:rest:)"
        UsableNumber.require(duration, in: UsableNumber.seconds, "duration", of: call)
        UsableNumber.require(rest, in: UsableNumber.seconds, "rest", of: call)
        let finger = touchDown(at: start)
        move(finger, from: start, to: end, duration: duration)
        advance(by: rest)
        touchUp(finger, at: end)
    }

    /// Drags as ``drag(from:to:duration:rest:)`` does, but lifts the finger while it moves.
    public func flick(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
        drag(from: start, to: end, duration: duration, rest: 0)
    }

    /// Puts a finger down.
    ///
    /// - Returns: The finger's number, for moving and lifting it.
    public func touchDown(at point: CGPoint) -> Int {
        let finger = nextFinger
        nextFinger += 1
        send(.touch(TouchInput(phase: .began, finger: finger, location: point)))
        return finger
    }

    public func touchMove(_ finger: Int, to point: CGPoint) {
        send(.touch(TouchInput(phase: .moved, finger: finger, location: point)))
    }

    public func touchUp(_ finger: Int, at point: CGPoint) {
        send(.touch(TouchInput(phase: .ended, finger: finger, location: point)))
    }

    /// Clicks with a mouse button at one place.
    public func click(at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        send(.pointer(PointerInput(phase: .began, location: point, modifiers: modifiers.input)))
        advance(by: 0.05)
        send(.pointer(PointerInput(phase: .ended, location: point, modifiers: modifiers.input)))
        settle()
    }

    /// Turns a wheel by one step (or, if precise, scrolls on a trackpad), which should move the content by `delta`
    /// points.
    public func wheel(at point: CGPoint, by delta: CGVector, isPrecise: Bool = true) {
        send(.wheel(WheelInput(location: point, delta: delta, isPrecise: isPrecise)))
    }

    /// Presses and releases a key, with the name that browsers give it: "ArrowDown", "End", " ".
    public func press(_ key: String, modifiers: UIKeyModifierFlags = []) {
        send(.key(KeyInput(phase: .down, key: key, modifiers: modifiers.input)))
        send(.key(KeyInput(phase: .up, key: key, modifiers: modifiers.input)))
        settle()
    }

    /// Moves the keyboard focus to a view, as the Tab key does.
    public func focus(_ view: UIView?) {
        send(.focus(view?.layer.id))
        settle()
    }

    /// Changes the device's size, as when a person turns it.
    ///
    /// The safe area becomes `safeAreaInsets`, in points; nil keeps the present one.
    public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
        let insets = safeAreaInsets ?? screen.safeAreaInsets
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        send(.resize(ScreenGeometry(size: size, scale: screen.scale, safeArea: edges)))
        settle()
    }

    /// Changes the safe area, as when the bar of a phone call appears at the top.
    public func setSafeArea(_ insets: UIEdgeInsets) {
        guard insets != screen.safeAreaInsets else { return }
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        send(.resize(ScreenGeometry(size: screen.bounds.size, scale: screen.scale, safeArea: edges)))
        settle()
    }

    /// Switches the device to light or dark appearance.
    public func setAppearance(_ style: UIUserInterfaceStyle) {
        send(.appearance(style == .dark ? .dark : .light))
        settle()
    }

    /// Sets what a person chose in the system's accessibility settings, as `UIAccessibility` reports it to the app.
    ///
    ///     stage.setAccessibility(reducesMotion: true)
    ///
    /// Settings that the call leaves out are off.
    public func setAccessibility(
        reducesMotion: Bool = false, reducesTransparency: Bool = false, darkensColors: Bool = false,
        invertsColors: Bool = false
    ) {
        var preferences = Preferences()
        preferences.reducesMotion = reducesMotion
        preferences.reducesTransparency = reducesTransparency
        preferences.wantsMoreContrast = darkensColors
        preferences.invertsColors = invertsColors
        send(.preferences(preferences))
        settle()
    }

    /// Sends any input, at the present moment or with the time stamp of an earlier one.
    package func send(_ kind: InputEvent.Kind, at time: TimeInterval? = nil) {
        perform { screen.receive(InputEvent(time: time ?? clock.now, kind)) }
    }

    // MARK: Implementation

    func move(_ finger: Int, from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        let steps = max(Int((duration / clock.frameDuration).rounded()), 1)
        for step in 1...steps {
            advance(by: clock.frameDuration)
            let fraction = CGFloat(step) / CGFloat(steps)
            touchMove(
                finger,
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        }
    }

    /// Makes this stage's clock and screen current for the call, so that stages don't disturb each other.
    @discardableResult
    private func perform<Result>(_ body: () -> Result) -> Result {
        makeCurrent()
        return body()
    }

    private func makeCurrent() {
        if Stage.all.last?.clock !== clock {
            Stage.all.removeAll { $0.clock === clock }
            Stage.all.append(Standing(self))
        }
        UIScreen.main = screen
        UITraitCollection.current = screen.traitCollection
        window.makeKey()
    }
}

extension UIKeyModifierFlags {
    fileprivate var input: KeyModifiers {
        var result: KeyModifiers = []
        if contains(.shift) { result.insert(.shift) }
        if contains(.control) { result.insert(.control) }
        if contains(.alternate) { result.insert(.alternate) }
        if contains(.command) { result.insert(.command) }
        return result
    }
}
