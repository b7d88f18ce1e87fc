import CoreGraphics

/// What a refresh control shows, from how far a person has pulled the content down.
///
/// All lengths are points. The numbers are our choice (Decisions/0041).
struct RefreshPull: Sendable, Hashable {
    enum Course: Sendable, Hashable {
        /// No refresh. Pulling the content draws spokes.
        case idle
        case refreshing
        /// Refreshing has ended, and the content is moving back up.
        case leaving
    }

    var course: Course
    /// How far the content is below the place where it rests without a refresh control.
    var distance: CGFloat
    /// The height of the control.
    var height: CGFloat
    /// The height of the scroll view.
    var viewport: CGFloat

    /// The distance that starts a refresh: one and a half times the control's height, or a quarter of a low scroll
    /// view.
    var threshold: CGFloat { min(1.5 * height, viewport / 4) }

    /// Whether there is room between the edge and the content. Less than a point doesn't count, because offsets are on
    /// pixels.
    var isOpen: Bool { distance >= 1 }

    /// The position of the control's upper edge, relative to the content's.
    ///
    /// During a pull the control stays where the content rests: at the lower edge of the bars. During and after a refresh it scrolls with the content.
    var top: CGFloat {
        guard isOpen || course == .refreshing else { return 0 }
        return course == .idle ? -distance : min(-distance, -height)
    }

    /// Returns how many spokes to draw: the first when there is room for the wheel, the last at the threshold.
    func spokes(of count: Int, wheel: CGFloat) -> Int {
        guard course == .idle else { return count }
        let way = max(threshold - wheel, 1)
        let part = ((distance - wheel) / way).clamped(to: 0...1)
        return Int((part * CGFloat(count)).rounded(.down))
    }

    /// Returns the distance from the control's upper edge to the wheel's centre: `rest` if there is room enough.
    func middle(at rest: CGFloat) -> CGFloat { course == .idle ? min(rest, distance / 2) : rest }

    /// The opacity of the control. It fades as the content closes over it.
    var alpha: CGFloat { course == .leaving ? (distance / height).clamped(to: 0...1) : 1 }

    /// The opacity of the title, for which there is room last.
    var titleAlpha: CGFloat { course == .idle ? (4 * distance / height - 3).clamped(to: 0...1) : 1 }
}
