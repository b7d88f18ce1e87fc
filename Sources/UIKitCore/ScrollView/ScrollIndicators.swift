import CoreGraphics
import Foundation
import QuartzCore

/// The two thin bars that show which part of the content is visible while it moves.
@MainActor final class ScrollIndicators {
    /// The thickness and the distance from the edge, in points (M14; recorded: scroll/indicator-geometry).
    private static let thickness: CGFloat = 3
    private static let edgeInset: CGFloat = 3

    @exclusivity(unchecked) private var back = BackReference<UIScrollView>()
    private var scrollView: UIScrollView { back.owner }
    private let vertical = ScrollIndicator(frame: .zero)
    private let horizontal = ScrollIndicator(frame: .zero)
    private var link: CADisplayLink?
    private var fadeStart: TimeInterval?

    func install(in scrollView: UIScrollView) {
        back.object = scrollView
        for bar in [vertical, horizontal] {
            bar.isUserInteractionEnabled = false
            bar.alpha = 0
            bar.layer.cornerRadius = Self.thickness / 2
            bar.layer.zPosition = 1e12
        }
        updateColors()
    }

    /// How many indicators are subviews of the scroll view: those that were shown and that the app hasn't removed.
    var countInView: Int {
        let scrollView = scrollView
        return (vertical.isDirectly(in: scrollView) ? 1 : 0) + (horizontal.isDirectly(in: scrollView) ? 1 : 0)
    }

    func updateColors() {
        let color: UIColor =
            switch scrollView.indicatorStyle {
            case .default:
                UIColor(
                    light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.35),
                    dark: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
            case .black: UIColor(white: 0, alpha: 0.35)
            case .white: UIColor(white: 1, alpha: 0.5)
            }
        vertical.backgroundColor = color
        horizontal.backgroundColor = color
    }

    func boundsDidChange() { updateIfSeen() }

    /// Updates the lengths, because another share of the content is visible.
    func boundsWereResized() { forgetShares() }

    /// Updates the bars. A visible bar keeps its length while measured sizes replace estimated ones (Decisions/0077).
    /// Any other change of the content size applies at once.
    func contentSizeDidChange() {
        guard back.isSet else { return }
        if !scrollView.isContentBeingMeasured { forgetShares() }
        update()
    }

    private func forgetShares() {
        vertical.keptShare = nil
        horizontal.keptShare = nil
    }

    /// Places the bars if they are visible. Invisible bars are placed when they are shown.
    func updateIfSeen() {
        guard vertical.alpha > 0 || horizontal.alpha > 0 || scrollView.motion.isActive else { return }
        update()
    }

    /// Places the bars for the content offset.
    func update() {
        guard back.isSet else { return }
        place(vertical, .vertical, isShown: scrollView.showsVerticalScrollIndicator)
        place(horizontal, .horizontal, isShown: scrollView.showsHorizontalScrollIndicator)
    }

    private func place(_ bar: ScrollIndicator, _ axis: Axis, isShown: Bool) {
        let bounds = scrollView.bounds
        let range = scrollView.restingRange(axis)
        bar.isHidden = !isShown || range.upperBound <= range.lowerBound
        guard isShown else { return }

        let own =
            axis == .vertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        let isAutomatic = scrollView.automaticallyAdjustsScrollIndicatorInsets
        let room = bounds.inset(by: isAutomatic ? own + scrollView.insetOfSafeArea : own)
        let (start, end) = (room.min(axis) + Self.edgeInset, room.max(axis) - Self.edgeInset)
        var span = ScrollIndicatorSpan(
            track: start...max(start, end), range: range, viewport: bounds.size[main: axis])
        if bar.alpha > 0, let kept = bar.keptShare { span.share = kept }
        bar.keptShare = span.share
        let ownSide = axis == .vertical ? own.right : own.bottom
        let side = bounds.max(axis.cross) - ownSide - Self.edgeInset - Self.thickness
        bar.frame = CGRect(
            main: span.bar(at: bounds.origin[main: axis]), cross: side..<(side + Self.thickness), axis: axis)
        if bar.alpha > 0 { join(bar) }
    }

    /// Adds a bar to the scroll view when it is first shown. As on iOS, it isn't a subview before that, and stays one
    /// afterwards.
    private func join(_ bar: ScrollIndicator) {
        guard !bar.hasJoined else { return }
        bar.hasJoined = true
        scrollView.addSubview(bar)
    }

    // MARK: Showing and hiding

    func show() {
        fadeStart = nil
        vertical.alpha = 1
        horizontal.alpha = 1
        update()
    }

    func flash() {
        show()
        scheduleFade()
    }

    /// Fades the bars once nothing has moved for a moment.
    func scheduleFade() {
        guard let loop = scrollView.window?.screen.frameLoop else { return }
        if vertical.alpha == 0 { show() }
        fadeStart = loop.time + ScrollConstants.indicatorStay
        if link == nil { link = CADisplayLink { [weak self] in self?.frame(at: $0.timestamp) } }
        link?.add(to: loop)
        link?.isPaused = false
    }

    /// Hides the bars at once, for example when the view leaves its window.
    func hide() {
        vertical.alpha = 0
        horizontal.alpha = 0
        end()
    }

    private func frame(at time: TimeInterval) {
        guard let fadeStart else { return end() }
        let fraction = (time - fadeStart) / ScrollConstants.indicatorFade
        let alpha = CGFloat(1 - min(max(fraction, 0), 1))
        vertical.alpha = alpha
        horizontal.alpha = alpha
        if alpha == 0 { end() }
    }

    private func end() {
        link?.invalidate()
        fadeStart = nil
    }
}

/// One of the two bars.
@MainActor final class ScrollIndicator: UIView {
    /// Whether the bar has been a subview of its scroll view. A bar that the app removes isn't added again.
    var hasJoined = false
    /// The visible share of the content at the last placement.
    var keptShare: CGFloat?
}
