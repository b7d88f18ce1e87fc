import CoreGraphics

/// What is seen of a refresh control, for how far the content is pulled down.
///
/// All lengths are points. The numbers are our choice (Decisions/0041).
struct RefreshPull: Sendable, Hashable {
    enum Course: Sendable, Hashable {
        /// Nothing is fetched; spokes are drawn as the content is pulled.
        case idle
        case refreshing
        /// Refreshing ended, and the content is on its way back up.
        case leaving
    }

    var course: Course
    /// From where the content rests without a refresh control down to where it is now.
    var distance: CGFloat
    /// Of the control.
    var height: CGFloat
    /// Of the scroll view.
    var viewport: CGFloat

    /// Content this far down asks for a refresh: one and a half times the control's height, or a quarter of a low view.
    var threshold: CGFloat { min(1.5 * height, viewport / 4) }

    /// Whether there is room between the edge and the content. Less than a point is none: offsets lie on pixels.
    var isOpen: Bool { distance >= 1 }

    /// From where the content rests down to the control's upper edge.
    ///
    /// It stays at the edge while it is pulled out; a control that refreshes, or did, scrolls along with the content.
    var top: CGFloat {
        guard isOpen || course == .refreshing else { return 0 }
        return course == .idle ? -distance : min(-distance, -height)
    }

    /// How many of a wheel's spokes are drawn: the first with room for the wheel, the last at the threshold.
    func spokes(of count: Int, wheel: CGFloat) -> Int {
        guard course == .idle else { return count }
        let way = max(threshold - wheel, 1)
        let part = ((distance - wheel) / way).clamped(to: 0...1)
        return Int((part * CGFloat(count)).rounded(.down))
    }

    /// From the control's upper edge down to the middle of its wheel, `rest` when there is room enough.
    func middle(at rest: CGFloat) -> CGFloat { course == .idle ? min(rest, distance / 2) : rest }

    /// How strongly the control is seen: it goes as the content closes over it.
    var alpha: CGFloat { course == .leaving ? (distance / height).clamped(to: 0...1) : 1 }

    /// How strongly its title is seen, which is the last to find room.
    var titleAlpha: CGFloat { course == .idle ? (4 * distance / height - 3).clamped(to: 0...1) : 1 }
}
