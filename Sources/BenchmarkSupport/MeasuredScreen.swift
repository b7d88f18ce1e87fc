import BrowserScreen
import CoreGraphics
import QuartzCore
import RenderTree
import UIKitCore

/// A window whose frames are written for a web page, with the frame clock: everything that a server does for a frame
/// except sending it. For `Benchmarks/` only, as ``MeasuredFlow``.
@MainActor public final class MeasuredScreen {
    public let window: UIWindow
    private let screen: UIScreen
    private let clock = VirtualFrameClock()
    private let hub = PageHub(run: "measured", title: "Measured", mostPages: 1, now: { 0 })
    private let port: HubScreen
    private let page: Int?

    public init(size: CGSize, scale: CGFloat) {
        screen = UIScreen(frameLoop: FrameLoop(clock: clock), geometry: ScreenGeometry(size: size, scale: scale))
        UIScreen.main = screen
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        port = HubScreen(hub)
        page = hub.connect { _ in }
        screen.show(on: [port])
        window.makeKeyAndVisible()
    }

    /// Makes the next frame if one was requested, and acknowledges it for the page.
    public func makeFrame() -> Bool {
        let isMade = clock.advanceToNextFrame()
        if isMade, let page { try? hub.acknowledge(screen.frameLoop.counts.commits, from: page) }
        return isMade
    }

    /// Touches down with a finger at the present moment.
    public func touchDown(at point: CGPoint) { touch(.began, point) }
    public func touchMove(to point: CGPoint) { touch(.moved, point) }
    public func touchUp(at point: CGPoint) { touch(.ended, point) }

    private func touch(_ phase: InputPhase, _ point: CGPoint) {
        screen.receive(
            InputEvent(time: clock.now, .touch(TouchInput(phase: phase, finger: 1, location: point))))
    }

    /// Advances the time, and makes the frames that are requested meanwhile.
    public func advance(by duration: Double) { clock.advance(by: duration) }

    /// How many layers changed in all frames so far.
    public var layersChanged: Int { screen.frameLoop.counts.changedLayers }
    public var bytesSent: Int { hub.statistics.bytesSent }
    public var framesSent: Int { hub.statistics.framesSent }
    /// How many frames the page didn't get separately.
    public var framesMerged: Int { hub.statistics.framesMerged }
}

private final class HubScreen: Screen {
    private let hub: PageHub

    init(_ hub: PageHub) { self.hub = hub }

    func show(_ transaction: LayerTransaction) { hub.show(transaction) }
}
