import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import SnapshotScreen
import UIKitCore

/// A device for tests: a window, a clock that stands still until told to go on, and fingers that do as they are told.
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
    /// All stages, the current one last. They are found by their clocks: a stage that is being released must not be looked at
    /// while this list changes.
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
    ///   - size: Of the device, in points.
    ///   - scale: Pixels a point.
    ///   - safeAreaInsets: What a notch, round corners and the like cover, in points.
    ///   - framesPerSecond: The display's refresh rate. Simulated fingers move 60 times a second at any rate.
    public init(
        size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
        framesPerSecond: Double = 60
    ) {
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

    /// The stage that was used before becomes the current one. If there is none, the device does, in real time.
    isolated deinit {
        Stage.all.removeAll { $0.clock === clock }
        guard UIScreen.main === screen else { return }
        if let other = Stage.all.last?.stage.object { return other.makeCurrent() }
        FrameLoop.current = .device
        UITraitCollection.current = UIScreen.main.traitCollection
    }

    // MARK: What is shown

    /// Fills the window with a controller's view, and makes the first frame.
    public func show(_ controller: UIViewController) {
        perform { window.rootViewController = controller }
        settle()
    }

    /// Puts a view into the window, and makes the first frame.
    public func show(_ view: UIView) {
        perform { window.addSubview(view) }
        settle()
    }

    /// The tree as screens show it now.
    package var tree: LayerTree { recorder.layerTree }

    /// What is on screen now, as the text of an SVG file. It is the same, byte for byte, on every machine.
    public func svg() -> String { recorder.svg() }

    /// Frames in which something was sent to the screens, and how many layers changed in them.
    public var framesSent: Int { screen.frameLoop.counts.commits }
    public var layersChanged: Int { screen.frameLoop.counts.changedLayers }
    /// Frames made, whether something changed in them or not.
    public var framesMade: Int { screen.frameLoop.counts.frames }

    // MARK: Time

    /// Seconds since the stage was made.
    public var time: TimeInterval { clock.now }

    /// Lets time go on, frame by frame, as far as frames are asked for.
    public func advance(by duration: TimeInterval) {
        perform { clock.advance(by: duration) }
    }

    /// Lets time go on until nothing asks for another frame: until scrolling has ended and all is laid out.
    ///
    /// - Returns: Whether that happened within `limit` seconds of virtual time.
    @discardableResult
    public func settle(limit: TimeInterval = 60) -> Bool {
        perform {
            let end = clock.now + limit
            while clock.now < end {
                if !clock.advanceToNextFrame() { return true }
            }
            return false
        }
    }

    // MARK: Input

    /// A finger goes down and up at one place.
    public func tap(at point: CGPoint) {
        let finger = touchDown(at: point)
        advance(by: 0.05)
        touchUp(finger, at: point)
        settle()
    }

    /// A finger goes down at one place, moves to another in `duration` seconds of 60 steps each, rests, and lifts.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, rest: TimeInterval = 0.2) {
        let finger = touchDown(at: start)
        move(finger, from: start, to: end, duration: duration)
        advance(by: rest)
        touchUp(finger, at: end)
    }

    /// As ``drag(from:to:duration:rest:)``, but the finger lifts while it moves.
    public func flick(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
        drag(from: start, to: end, duration: duration, rest: 0)
    }

    /// - Returns: The finger, to be moved and lifted.
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

    /// A mouse button goes down and up at one place.
    public func click(at point: CGPoint, modifiers: UIKeyModifierFlags = []) {
        send(.pointer(PointerInput(phase: .began, location: point, modifiers: modifiers.input)))
        advance(by: 0.05)
        send(.pointer(PointerInput(phase: .ended, location: point, modifiers: modifiers.input)))
        settle()
    }

    /// A step of a wheel (or, when precise, of a trackpad) that should move content by `delta` points.
    public func wheel(at point: CGPoint, by delta: CGVector, isPrecise: Bool = true) {
        send(.wheel(WheelInput(location: point, delta: delta, isPrecise: isPrecise)))
    }

    /// Presses and lets go of a key, named as browsers name it: "ArrowDown", "End", " ".
    public func press(_ key: String, modifiers: UIKeyModifierFlags = []) {
        send(.key(KeyInput(phase: .down, key: key, modifiers: modifiers.input)))
        send(.key(KeyInput(phase: .up, key: key, modifiers: modifiers.input)))
        settle()
    }

    /// Brings the keyboard's focus to a view, as the Tab key does.
    public func focus(_ view: UIView?) {
        send(.focus(view?.layer.id))
        settle()
    }

    /// Gives the device another size, as when it is turned.
    ///
    /// - Parameter safeAreaInsets: What covers its edges then; nil is what covered them before.
    public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
        let insets = safeAreaInsets ?? screen.safeAreaInsets
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        send(.resize(ScreenGeometry(size: size, scale: screen.scale, safeArea: edges)))
        settle()
    }

    /// Covers other parts of the device's edges, as when a call's bar appears at the top.
    public func setSafeArea(_ insets: UIEdgeInsets) {
        guard insets != screen.safeAreaInsets else { return }
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        send(.resize(ScreenGeometry(size: screen.bounds.size, scale: screen.scale, safeArea: edges)))
        settle()
    }

    /// Makes the device light or dark.
    public func setAppearance(_ style: UIUserInterfaceStyle) {
        send(.appearance(style == .dark ? .dark : .light))
        settle()
    }

    /// What a person asked of all programs, as `UIAccessibility` tells the app.
    ///
    ///     stage.setAccessibility(reducesMotion: true)
    ///
    /// What isn't mentioned isn't asked for.
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

    /// Any input, at the present moment, or with the time stamp of another one.
    package func send(_ kind: InputEvent.Kind, at time: TimeInterval? = nil) {
        perform { screen.receive(InputEvent(time: time ?? clock.now, kind)) }
    }

    // MARK: How it works

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

    /// Makes this stage's clock and screen the current ones, so that several stages do not disturb each other.
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
