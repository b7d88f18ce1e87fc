import CoreGraphics

extension UIScrollView {
    /// The content offsets along one axis at which content can rest (R304).
    func restingRange(_ axis: Axis) -> ClosedRange<CGFloat> {
        restingRange(axis, within: adjustedContentInset)
    }

    private func restingRange(
        _ axis: Axis, within insets: UIEdgeInsets, of contentSize: CGSize? = nil
    ) -> ClosedRange<CGFloat> {
        let (before, after) = axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        let lowest = 0 - (axis == .vertical ? max(before, unfoldedTopInset) : before)
        let extent = (contentSize ?? self.contentSize)[main: axis]
        let highest = extent + after - bounds.size[main: axis]
        return lowest...(highest > lowest ? highest : lowest)
    }

    func clampedOffset(_ offset: CGPoint) -> CGPoint { restingOffset(nearest: offset, contentSize: contentSize) }

    /// Returns the nearest offset at which content of this size can rest.
    func restingOffset(nearest offset: CGPoint, contentSize: CGSize) -> CGPoint {
        let insets = adjustedContentInset
        return CGPoint(
            x: offset.x.clamped(to: restingRange(.horizontal, within: insets, of: contentSize)),
            y: offset.y.clamped(to: restingRange(.vertical, within: insets, of: contentSize)))
    }

    /// Stores the nearest offset at which the content can rest.
    func noteRest() { knownRestingOffset = clampedOffset(contentOffset) }

    /// Whether the content was at rest at this offset when ``noteRest()`` was last called. Offsets are on pixels and
    /// ends of content needn't be, so they differ by up to half a pixel.
    func couldRest(at offset: CGPoint) -> Bool {
        let rest = knownRestingOffset
        let difference = max(abs(offset.x - rest.x), abs(offset.y - rest.y))
        return difference < 0.001 || difference < 1 && offset == onPixels(rest)
    }

    /// Whether a drag, deceleration, an animation or a zoom controls the content offset.
    private var isLed: Bool { motion.isActive || zoom?.isLeading == true }

    /// Whether a finger can move the content along this axis (R322).
    func canDrag(_ axis: Axis) -> Bool {
        let range = restingRange(axis)
        if range.lowerBound < range.upperBound { return true }
        return axis == .vertical
            ? bouncesVertically && alwaysBounceVertical : bouncesHorizontally && alwaysBounceHorizontal
    }

    /// Whether `scale` can be a limit of the zoom scale. Warns once if it can't.
    func isScale(_ scale: CGFloat, _ property: String) -> Bool {
        if scale.isFinite, scale >= 0 { return true }
        reportBadGeometry(property, "\(scale)")
        return false
    }

    func makeZoom() -> ScrollZoom {
        if let zoom { return zoom }
        let made = ScrollZoom(of: self)
        zoom = made
        return made
    }

    /// The part of the bounds that no inset covers.
    var visibleContent: CGRect { bounds.inset(by: adjustedContentInset) }

    /// Returns the nearest offset at which `rect` is visible, or its start if it's longer than the view.
    func offset(revealing rect: CGRect) -> CGPoint {
        let visible = visibleContent
        func moved(_ axis: Axis) -> CGFloat {
            let (low, high) = (rect.min(axis), rect.max(axis))
            let offset = contentOffset[main: axis]
            if low < visible.min(axis) || high - low > visible.size[main: axis] {
                return offset + low - visible.min(axis)
            }
            if high > visible.max(axis) { return offset + high - visible.max(axis) }
            return offset
        }
        return clampedOffset(CGPoint(x: moved(.horizontal), y: moved(.vertical)))
    }

    /// The safe area's part of the adjusted content inset (R306).
    ///
    /// A view without a window has no safe area, but keeps the inset that it had in its window. So a list below another
    /// screen stays at the place where it will be visible again.
    var insetOfSafeArea: UIEdgeInsets {
        guard handedDown.contains(.safeArea) || lastToldSafeAreaInsets != .zero else { return .zero }
        return inset(ofSafeArea: window == nil ? lastToldSafeAreaInsets : safeAreaInsets)
    }

    /// The part of a safe area that content keeps clear of.
    ///
    /// As documented, only the content and the frame decide whether an axis scrolls. Content that fills the frame's
    /// width doesn't begin to scroll because there is a notch at one side.
    func inset(ofSafeArea safe: UIEdgeInsets) -> UIEdgeInsets {
        guard safe != .zero else { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            let vertical = contentSize.height > bounds.height || alwaysBounceVertical
            let horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
            let isAutomatic = contentInsetAdjustmentBehavior == .automatic
            return UIEdgeInsets(
                top: vertical || isAutomatic ? safe.top : 0, left: horizontal ? safe.left : 0,
                bottom: vertical || isAutomatic ? safe.bottom : 0, right: horizontal ? safe.right : 0)
        }
    }

    /// Adjusts the content offset to a new inset. Content that rested at its beginning stays there. Content that rested
    /// in an inset that shrinks moves with it. Other content keeps its offset.
    func adjustedContentInsetMayHaveChanged() {
        let insets = adjustedContentInset
        guard insets != knownAdjustedInset else { return }
        Nesting.insetChanges += 1
        defer { Nesting.insetChanges -= 1 }
        if Nesting.insetChanges > Nesting.mostByHand { failOnEndlessInsets() }
        let old = knownAdjustedInset
        let oldUnfoldedTop = max(old.top, unfoldedTopInset)
        let wasAtRest = couldRest(at: contentOffset) && !isLed
        knownAdjustedInset = insets
        follower?.insetsChanged(in: self)
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -insets.left }
        if offset.y == -oldUnfoldedTop {
            offset.y = -max(insets.top, unfoldedTopInset)
        } else if offset.y == -old.top {
            offset.y = -insets.top
        }
        if wasAtRest { offset = clampedOffset(offset) }
        if offset != contentOffset, !isDragging, zoom?.isLeading != true { contentOffset = offset }
        noteRest()
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        indicators.update()
        refresher?.contentMoved(in: self)
    }

    /// Moves the offset into range after the content shrank, if the content was at rest there. An offset that was out
    /// of range already stays (recorded: life/scroll-100).
    func contentSizeDidChange() {
        adjustedContentInsetMayHaveChanged()
        indicators.contentSizeDidChange()
        guard !isLed else { return }
        let wasAtRest = couldRest(at: contentOffset)
        noteRest()
        if wasAtRest, knownRestingOffset != contentOffset { contentOffset = knownRestingOffset }
    }
}
