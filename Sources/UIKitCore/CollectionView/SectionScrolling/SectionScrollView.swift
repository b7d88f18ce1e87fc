import CoreGraphics
import LayoutEngine
import RenderTree

/// The scroll view of a section that scrolls on its own. It is behind the section's cells and draws nothing.
@MainActor final class SectionScrollView: UIScrollView {
    /// The section that it scrolls; nil while it waits for reuse.
    var section: Int?
    private var scroll: SectionScroll?
    /// Whether the section is mirrored, so that it begins at the right.
    private var isMirrored = false
    private var isFollowing = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        clipsToBounds = false
        layer.zPosition = Self.depth
    }

    required init?(coder: NSCoder) { nil }

    /// Behind everything that a layout puts behind its cells.
    private static let depth: CGFloat = -1e11

    private var collectionView: UICollectionView? { superviewStorage as? UICollectionView }

    // MARK: The section

    /// - Parameters:
    ///   - offset: How far the section has scrolled.
    ///   - way: The part of it that is new and not caused by a finger. An animation of this scroll view continues from
    ///     there.
    func show(
        _ section: Int, _ scroll: SectionScroll, at offset: CGFloat, movedBy way: CGFloat, of view: UICollectionView
    ) {
        isFollowing = true
        defer { isFollowing = false }
        self.section = section
        self.scroll = scroll
        isMirrored = scroll.axis == .horizontal && view.mirror.isOn
        let place = view.mirror.flipped(scroll.viewport)
        if frame != place { frame = place }
        let size = CGSize(
            main: scroll.contentLength, cross: scroll.viewport.size[cross: scroll.axis], axis: scroll.axis)
        if contentSize != size { contentSize = size }
        fit(view)
        let target = CGPoint(main: seen(offset), cross: 0, axis: scroll.axis)
        guard bounds.origin != target else { return }
        super.moveContent(to: target, by: .motion)
        if motion.isActive { motion.shift(by: CGPoint(main: isMirrored ? -way : way, cross: 0, axis: scroll.axis)) }
    }

    /// Sets the insets within which the section can rest, and how it decelerates and bounces.
    private func fit(_ view: UICollectionView) {
        guard let scroll else { return }
        let range = scroll.range
        let end = max(scroll.contentLength - scroll.viewport.size[main: scroll.axis], 0)
        var (before, after) = (-range.lowerBound, range.upperBound - end)
        if isMirrored { swap(&before, &after) }
        let insets =
            scroll.axis == .horizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
        if contentInset != insets { contentInset = insets }
        let rate = scroll.feel.decelerationRate.map(DecelerationRate.init(rawValue:)) ?? view.decelerationRate
        if decelerationRate != rate { decelerationRate = rate }
        let (mayBounce, alwaysBounces) = (scroll.feel.bounces ?? true, scroll.feel.bounces ?? false)
        if bounces != mayBounce { bounces = mayBounce }
        let isSideways = scroll.axis == .horizontal
        if alwaysBounceHorizontal != (isSideways && alwaysBounces) { alwaysBounceHorizontal.toggle() }
        if alwaysBounceVertical != (!isSideways && alwaysBounces) { alwaysBounceVertical.toggle() }
    }

    /// Stops scrolling, because the section is out of view.
    func retire() {
        section = nil
        scroll = nil
        motion.giveWay()
        if motion.isDragging { abandonDrag() }
        motion.stop()
        isHidden = true
    }

    // MARK: Converting

    /// Converts between the layout's offset and the scroll view's, in either direction.
    private func seen(_ offset: CGFloat) -> CGFloat {
        guard isMirrored, let scroll else { return offset }
        return scroll.contentLength - scroll.viewport.size[main: scroll.axis] - offset
    }

    /// How far the section has scrolled from its leading end, in points.
    var layoutOffset: CGFloat { scroll.map { seen(contentOffset[main: $0.axis]) } ?? 0 }

    // MARK: Scrolling

    /// - Parameter offset: The distance from the section's beginning in the layout's coordinates.
    func scroll(to offset: CGFloat, animated: Bool) {
        guard let scroll else { return }
        setContentOffset(CGPoint(main: seen(offset), cross: 0, axis: scroll.axis), animated: animated)
    }

    /// Scrolls to the nearest offset at which the section may rest, animated.
    func comeToRest() {
        guard let scroll, !motion.isActive else { return }
        let place = scroll.nearestStop(to: layoutOffset)
        if place != layoutOffset { self.scroll(to: place, animated: true) }
    }

    /// Moves an offset that was set in code to the nearest offset at which the section may rest (R482).
    override func moveContent(to offset: CGPoint, by cause: MoveCause) {
        guard let scroll, cause != .motion, offset.isFinite, !motion.isActive else {
            return super.moveContent(to: offset, by: cause)
        }
        let place = seen(scroll.nearestStop(to: seen(offset[main: scroll.axis])))
        super.moveContent(to: CGPoint(main: place, cross: 0, axis: scroll.axis), by: cause)
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        guard !isFollowing, bounds.origin != oldBounds.origin, let section, scroll != nil else { return }
        collectionView?.sectionScrolling.scrolled(section: section, to: layoutOffset)
    }

    override func stops(_ axis: Axis) -> (any ScrollStops)? {
        guard let scroll, axis == scroll.axis, scroll.rest != .anywhere else { return nil }
        return SectionStops(scroll: scroll, isMirrored: isMirrored)
    }

    /// Returns how far the wheel scrolls the section. Steps along the other axis go to the collection view.
    override func way(of wheel: WheelInput) -> CGPoint? {
        guard let scroll, let way = super.way(of: wheel) else { return nil }
        let delta = CGPoint(x: wheel.delta.dx, y: wheel.delta.dy)
        let given = wheel.modifiers.contains(.shift) ? way : delta
        guard given[main: scroll.axis].magnitude > given[cross: scroll.axis].magnitude else { return nil }
        return CGPoint(main: given[main: scroll.axis], cross: 0, axis: scroll.axis)
    }

    /// nil, because screen readers only see the collection view.
    override var accessibilityNode: AccessibilityNode? { nil }
}

/// The offsets at which a section comes to rest, in the scroll view's coordinates.
private struct SectionStops: ScrollStops {
    let scroll: SectionScroll
    let isMirrored: Bool

    private func mirrored(_ offset: CGFloat) -> CGFloat {
        isMirrored ? scroll.contentLength - scroll.viewport.size[main: scroll.axis] - offset : offset
    }

    // Numbers grow with offsets, so a mirrored section counts backwards.

    func number(at offset: CGFloat) -> CGFloat {
        let number = scroll.stopNumber(at: mirrored(offset))
        return isMirrored ? -number : number
    }

    func offset(of number: CGFloat) -> CGFloat { mirrored(scroll.stop(isMirrored ? -number : number)) }

    var isOneAtATime: Bool { scroll.rest != .groups }
}
