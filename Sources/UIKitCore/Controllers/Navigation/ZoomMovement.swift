import CoreGraphics
import Foundation

/// Makes a screen grow out of a view on the screen below, or shrink back into it.
///
/// The screen itself keeps its size. It shows, scaled down, in a window that grows.
@MainActor final class ZoomMovement: ScreenMovement {
    let duration = TransitionMetrics.zoomDuration
    var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: TransitionMetrics.zoomDamping) }
    private let zoomed: UIViewController
    private let other: UIViewController
    private let comes: Bool
    private let options: UIViewController.Transition.ZoomOptions
    private let findSource: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

    private let window = UIView()
    private let carrier = ScreenCarrier()
    private let dim: UIView
    /// A copy of the source view in front of the screen, which fades out.
    private var picture: UIView?
    private var source: UIView?
    /// The source view's opacity before it was hidden for the screen.
    private var alphaOfSource: CGFloat = 1
    private var small = CGRect.zero
    private var aligned = CGRect.zero

    init(
        _ zoomed: UIViewController, over other: UIViewController, comes: Bool,
        options: UIViewController.Transition.ZoomOptions,
        source: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) {
        self.zoomed = zoomed
        self.other = other
        self.comes = comes
        self.options = options
        findSource = source
        dim = options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) } ?? UIView()
        if options.dimmingVisualEffect == nil || options.dimmingColor != nil {
            dim.backgroundColor = options.dimmingColor ?? UIColor.black.withAlphaComponent(TransitionMetrics.zoomShade)
        }
    }

    func prepare(in screens: UIView) {
        if !comes { screens.insertSubview(other.view, at: 0) }
        other.view.layoutIfNeeded()
        dim.frame = screens.bounds
        window.clipsToBounds = true
        carrier.bounds = screens.bounds
        carrier.insets = screens.safeAreaInsetsForSubviews
        for view in [dim, window] {
            view.isUserInteractionEnabled = false
            screens.addSubview(view)
        }
        window.addSubview(carrier)
        carrier.addSubview(zoomed.view)
        zoomed.view.layoutIfNeeded()
        findPlaces(in: screens)
        place(isLarge: !comes, in: screens.bounds)
        bounds = screens.bounds
    }

    private var bounds = CGRect.zero

    private func findPlaces(in screens: UIView) {
        let context = UIViewController.Transition.ZoomSourceViewProviderContext(source: other, zoomed: zoomed)
        let screen = screens.bounds
        guard let found = findSource(context), found.window === screens.window else {
            small = screen.insetBy(dx: screen.width * 0.4, dy: screen.height * 0.4)
            aligned = screen
            return
        }
        source = found
        small = found.convert(found.bounds, to: screens)
        let alignment = UIViewController.Transition.ZoomOptions.AlignmentRectContext(source: found, zoomed: zoomed)
        let asked = options.alignmentRectProvider?(alignment).map { zoomed.view.convert($0, to: carrier) }
        aligned = asked.flatMap { $0.isEmpty || !$0.isFinite ? nil : $0 } ?? screen
        if let picture = found.snapshotView(afterScreenUpdates: false) {
            window.addSubview(picture)
            self.picture = picture
        }
        alphaOfSource = found.alpha
        found.alpha = 0
    }

    func move() { place(isLarge: comes, in: bounds) }

    private func place(isLarge: Bool, in screen: CGRect) {
        let frame = isLarge ? screen : small
        window.transform = .identity
        window.bounds.size = frame.size
        window.center = CGPoint(x: frame.midX, y: frame.midY)
        window.layer.cornerRadius = isLarge ? 0 : source?.layer.cornerRadius ?? 0
        let scale = isLarge ? 1 : max(small.width / max(aligned.width, 1), small.height / max(aligned.height, 1))
        carrier.transform = CGAffineTransform(scaleX: scale, y: scale)
        let way = CGPoint(x: screen.midX - aligned.midX, y: screen.midY - aligned.midY)
        carrier.center =
            isLarge
            ? CGPoint(x: screen.midX, y: screen.midY)
            : CGPoint(x: frame.width / 2 + way.x * scale, y: frame.height / 2 + way.y * scale)
        picture?.frame = isLarge ? aligned : CGRect(origin: .zero, size: frame.size)
        picture?.alpha = isLarge ? 0 : 1
        dim.alpha = isLarge ? 1 : 0
    }

    /// Shrinks the screen the further a person pulls it down, and keeps it below the finger.
    func pull(by way: CGPoint) -> Bool {
        let share = min(max(way.y, 0) / max(bounds.height, 1), 1)
        let scale = 1 - share * TransitionMetrics.pullShrinking
        window.transform = CGAffineTransform(translationX: way.x, y: way.y).scaledBy(x: scale, y: scale)
        window.layer.cornerRadius = TransitionMetrics.pulledCorner * min(share * 8, 1)
        dim.alpha = 1 - share
        return true
    }

    func takeBack() { place(isLarge: !comes, in: bounds) }

    func end(in screens: UIView) {
        source?.alpha = alphaOfSource
        screens.addSubview(zoomed.view)
        window.removeFromSuperview()
        dim.removeFromSuperview()
    }
}

/// Holds a screen that moves, and keeps its safe area constant.
private final class ScreenCarrier: UIView {
    var insets = UIEdgeInsets.zero

    override var safeAreaInsetsForSubviews: UIEdgeInsets { insets }
}
