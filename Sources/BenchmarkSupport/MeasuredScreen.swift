import BrowserScreen
import CoreGraphics
import QuartzCore
import RenderTree
import UIKitCore

/// A window whose frames are written for a web page, and the clock of its frames: everything a server does for a frame but
/// send it. For `Benchmarks/` only, as ``MeasuredFlow`` is.
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

    /// Makes the next frame if one was asked for, and lets the page say that it has shown it.
    public func makeFrame() -> Bool {
        let isMade = clock.advanceToNextFrame()
        if isMade, let page { try? hub.acknowledge(screen.frameLoop.counts.commits, from: page) }
        return isMade
    }

    /// A finger goes down, or moves, or is lifted, at the present moment.
    public func touchDown(at point: CGPoint) { touch(.began, point) }
    public func touchMove(to point: CGPoint) { touch(.moved, point) }
    public func touchUp(at point: CGPoint) { touch(.ended, point) }

    private func touch(_ phase: InputPhase, _ point: CGPoint) {
        screen.receive(
            InputEvent(time: clock.now, .touch(TouchInput(phase: phase, finger: 1, location: point))))
    }

    /// Lets time go on; frames that are asked for meanwhile are made.
    public func advance(by duration: Double) { clock.advance(by: duration) }

    /// Layers that changed in all frames so far.
    public var layersChanged: Int { screen.frameLoop.counts.changedLayers }
    public var bytesSent: Int { hub.statistics.bytesSent }
    public var framesSent: Int { hub.statistics.framesSent }
    /// Frames that the page did not get by themselves.
    public var framesMerged: Int { hub.statistics.framesMerged }
}

private final class HubScreen: Screen {
    private let hub: PageHub

    init(_ hub: PageHub) { self.hub = hub }

    func show(_ transaction: LayerTransaction) { hub.show(transaction) }
}
