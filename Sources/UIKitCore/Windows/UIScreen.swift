import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// The display of the device: its size, its pixels, and its windows.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The device's only screen. In a test with a stage, it is the stage's.
    open package(set) class var main: UIScreen {
        get { FrameLoop.current.owner.object as? UIScreen ?? device }
        set { FrameLoop.current = newValue.frameLoop }
    }

    /// The frame loop of the device's screen makes frames in real time.
    private static let device = UIScreen(
        frameLoop: .device, geometry: ScreenGeometry(size: CGSize(width: 393, height: 852), scale: 3))

    package final let frameLoop: FrameLoop
    private(set) lazy var router = InputRouter(of: self)
    private let rootLayer = CALayer()
    private let context: LayerContext
    /// The visible windows, from back to front. As on iOS the app retains them: a window that it releases disappears.
    package final var windows: [UIWindow] { shownWindows.compactMap(\.window) }
    private var shownWindows: [ShownWindow] = []

    /// Whether the keyboard's focus is visible. A key shows it; a touch or a click hides it.
    final var showsFocus = true {
        didSet {
            guard showsFocus != oldValue else { return }
            for window in windows { window.focusedView?.focusIsShownOrHidden() }
        }
    }

    /// The screen's rectangle, in points.
    open private(set) var bounds: CGRect
    /// The number of pixels per point.
    open var scale: CGFloat { scaleStorage }
    @exclusivity(unchecked) private final var scaleStorage: CGFloat
    @exclusivity(unchecked) package private(set) final var safeAreaInsets = UIEdgeInsets.zero {
        didSet { for window in windows { window.updateHandedDown() } }
    }
    /// The traits that windows inherit from the screen.
    open var traitCollection: UITraitCollection { traits }
    @exclusivity(unchecked) private final var traits: UITraitCollection

    package init(frameLoop: FrameLoop, geometry: ScreenGeometry) {
        self.frameLoop = frameLoop
        bounds = CGRect(origin: .zero, size: geometry.size)
        scaleStorage = geometry.scale
        traits = UITraitCollection(deviceSize: geometry.size, scale: geometry.scale, style: .light)
        rootLayer.name = "screen"
        rootLayer.frame = bounds
        rootLayer.masksToBounds = true
        rootLayer.backgroundColor = .black
        context = LayerContext(root: rootLayer)
        super.init()
        frameLoop.owner.object = self
    }

    /// The screen's rectangle, in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    open var nativeScale: CGFloat { scale }

    /// The largest number of frames per second.
    open var maximumFramesPerSecond: Int { Int((1 / frameLoop.clock.frameDuration).rounded()) }

    /// The same as ``coordinateSpace``: UIKit doesn't turn a page.
    open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

    /// The coordinates of the whole screen, which are those of windows' frames.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(bounds: bounds) }

    package final var pixelGrid: PixelGrid { PixelGrid(scale: scaleStorage) }

    // MARK: Windows and ports

    /// The screens that show the windows: pages, snapshots. None in a test without a stage.
    package private(set) final var ports: [any Screen] = []
    private var wasShown = false

    /// What screens show around the app, such as the status bar.
    package internal(set) final var surroundings = Surroundings()
    /// The style of the status bar, even while it is hidden.
    var lastStatusBarStyle = UIStatusBarStyle.darkContent
    /// Whether the surroundings are updated in the next frame.
    @exclusivity(unchecked) var areSurroundingsDue = true
    /// Whether the ``ports`` have got the current ``surroundings``.
    var areSurroundingsShown = false

    /// Shows the windows on `screens`, beginning with the next frame.
    package final func show(on screens: [any Screen]) {
        wasShown = true
        ports = screens
        areSurroundingsShown = false
        areSurroundingsDue = true
        frameLoop.show(context, on: screens) { [screen = BackReferenceBox(self)] in screen.object?.layOut() }
    }

    isolated deinit { frameLoop.stopShowing(context) }

    private func layOut() {
        ObservedViews.look()
        EndlessLayout.beginFrame()
        layOutWindows()
        router.leaveViewsOutsideWindows()
        if areSurroundingsDue { updateSurroundings() }
        let views = viewsWithNewAccessibility
        viewsWithNewAccessibility.removeAll(keepingCapacity: true)
        for view in views { view.resolveAccessibility() }
    }

    /// Lays out all windows and runs the tasks that wait for it, which may ask for layout again.
    private func layOutWindows() {
        layOutShownWindows()
        var rounds = 0
        while !tasksAfterLayout.isEmpty {
            rounds += 1
            guard rounds <= Self.mostRounds else { return reportEndlessAppearances() }
            let tasks = tasksAfterLayout
            tasksAfterLayout = []
            for task in tasks { task() }
            layOutShownWindows()
        }
    }

    /// A loop without a list of windows, because it runs in every frame.
    private func layOutShownWindows() {
        for shown in shownWindows { shown.window?.layoutIfNeeded() }
    }

    /// The limit for rounds in one frame in which layout brings in more views.
    private static let mostRounds = 200

    private func reportEndlessAppearances() {
        frameLoop.setNeedsFrame()
        let roots = windows.compactMap(\.rootViewController).map { "\(type(of: $0))" }
        Diagnostics.warnOnce(
            "endless-appearance",
            """
            View controllers that appear add others, which appear in turn, \(Self.mostRounds) times in one frame. The next one \
            waits for the next frame.
              root           \(roots.joined(separator: ", "))
              likely cause   viewDidAppear(_:) or viewIsAppearing(_:) sets another rootViewController, or adds a child, each time
              try            do it once, or after a person's action
            """)
    }

    /// Runs `task` in the next frame, between layout and commit.
    func afterLayout(_ task: @escaping @MainActor () -> Void) {
        tasksAfterLayout.append(task)
        frameLoop.setNeedsFrame()
    }
    private var tasksAfterLayout: [@MainActor () -> Void] = []

    /// Runs `start` after the current state has shown for a frame, so that movements begin at places that a person
    /// sees.
    func afterNextCommit(_ start: @escaping @MainActor () -> Void) {
        frameLoop.setNeedsFrame()
        frameLoop.afterCommit(start)
    }

    /// The views whose accessibility is updated before the next commit.
    @exclusivity(unchecked) private var viewsWithNewAccessibility: [UIView] = []

    func accessibilityChanged(_ view: UIView) {
        if viewsWithNewAccessibility.isEmpty { frameLoop.setNeedsFrame() }
        viewsWithNewAccessibility.append(view)
    }

    /// Ends what ``show(on:)`` began.
    package final func stopShowing() { frameLoop.stopShowing(context) }

    func add(_ window: UIWindow) {
        if !wasShown { show(on: []) }
        put(ShownWindow(window))
        setNeedsSurroundings()
        frameLoop.setNeedsFrame()
    }

    /// Inserts a window in front of the others on its level.
    private func put(_ shown: ShownWindow) {
        guard let window = shown.window else { return }
        let index = shownWindows.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel }
        if let index {
            rootLayer.insertSublayer(shown.layer, below: shownWindows[index].layer)
        } else {
            rootLayer.addSublayer(shown.layer)
        }
        shownWindows.insert(shown, at: index ?? shownWindows.count)
    }

    /// Called when the level of a visible window changed.
    func levelChanged(of window: UIWindow) {
        guard let index = shownWindows.firstIndex(where: { $0.window === window }) else { return }
        put(shownWindows.remove(at: index))
        setNeedsSurroundings()
        frameLoop.setNeedsFrame()
    }

    /// Removes the window with this layer. The window itself may be released.
    func removeWindow(of layer: CALayer) {
        shownWindows.removeAll { $0.layer === layer }
        layer.removeFromSuperlayer()
        setNeedsSurroundings()
        frameLoop.setNeedsFrame()
    }

    // MARK: Hooks of the application

    /// Called when a person wants to go to a place of the app, with the app's name for it.
    static var whenPlaceIsAsked: (@MainActor (String) -> Void)?

    /// Called when a screen's size or traits changed, with its old coordinates and traits.
    static var whenResized: (@MainActor (UIScreen, ScreenCoordinateSpace, UITraitCollection) -> Void)?

    /// Returns the name of what the app shows on a screen, for people.
    static var titleOfApp: (@MainActor (UIScreen) -> String?)?

    // MARK: Events

    /// Handles one action of a person.
    package final func receive(_ event: InputEvent) {
        switch event.kind {
        case .resize(let geometry): resize(to: geometry)
        case .appearance(let appearance):
            setTraits(
                UITraitCollection(
                    deviceSize: bounds.size, scale: scale, style: appearance == .dark ? .dark : .light))
        case .preferences(let preferences): UIAccessibility.take(preferences)
        case .open(let place): Self.whenPlaceIsAsked?(place)
        case .back(let step): goBack(to: step)
        default: router.route(event)
        }
        frameLoop.somethingWasDone()
    }

    private func resize(to geometry: ScreenGeometry) {
        let size = geometry.size
        guard size.isFinite, size.width >= 1, size.height >= 1, geometry.scale > 0, geometry.scale.isFinite else {
            return
        }
        router.cancelTouches()
        let traits = UITraitCollection(
            deviceSize: size, scale: geometry.scale, style: traitCollection.userInterfaceStyle)
        // Controllers read what is visible now, so nothing has changed yet when they are called.
        let changes = windows.map { (window: $0, change: $0.announceSize(size, traits)) }
        let (oldSpace, oldTraits) = (ScreenCoordinateSpace(bounds: bounds), traitCollection)
        take(geometry)
        setTraits(traits)
        for (window, change) in changes { window.screenDidResize(with: change) }
        for window in windows where !changes.contains(where: { $0.window === window }) {
            window.screenDidResize(with: nil)
        }
        Self.whenResized?(self, oldSpace, oldTraits)
    }

    private func take(_ geometry: ScreenGeometry) {
        bounds = CGRect(origin: .zero, size: geometry.size)
        scaleStorage = geometry.scale
        let insets = geometry.safeArea
        if insets.isEmpty {
            safeAreaInsets = .zero
        } else if insets.count == 4, insets.allSatisfy({ $0 >= 0 && $0.isFinite }) {
            safeAreaInsets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        }
        // Without an animation. A screen that grew gradually would be black where the windows don't reach yet.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rootLayer.frame = bounds
        CATransaction.commit()
    }

    /// One of the ``windows``.
    @MainActor private final class ShownWindow {
        let layer: CALayer
        private let reference: BackReference<UIWindow>
        var window: UIWindow? { reference.object }

        init(_ window: UIWindow) {
            layer = window.layer
            reference = BackReference(window)
        }
    }

    private func setTraits(_ traits: UITraitCollection) {
        guard !traits.isEqual(traitCollection) else { return }
        let previous = traitCollection
        self.traits = traits
        UITraitCollection.current = traits
        for window in windows { window.traitsAroundDidChange(from: previous, to: traits) }
    }
}
