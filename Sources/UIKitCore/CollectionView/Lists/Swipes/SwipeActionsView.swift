import CoreGraphics

/// The buttons in the space beside a swiped row. The first one is at the row's edge.
final class SwipeActionsView: UIView {
    /// The buttons for which there is space.
    let buttons: [SwipeButton]
    /// All actions, including those without a button.
    let offered: [UIContextualAction]
    /// Whether the actions are at the left edge.
    let isLeft: Bool
    /// The width with the gaps around the buttons, in points.
    let wantedWidth: CGFloat
    /// The width of each button while the row is open.
    private let widths: [CGFloat]
    /// The height of each button, including a title below its capsule.
    private let heights: [CGFloat]
    private let mostHeight: CGFloat

    /// - Parameters:
    ///   - height: The row's height.
    ///   - most: The greatest width that the buttons may have.
    init(_ actions: [UIContextualAction], isLeft: Bool, height: CGFloat, most: CGFloat) {
        self.isLeft = isLeft
        offered = actions
        let all = actions.map { SwipeButton($0, room: height) }
        let common = all.filter(\.isTitleOnly).map(\.wantedWidth).max() ?? 0
        var (shown, widths, width): ([SwipeButton], [CGFloat], CGFloat) = ([], [], SwipeMetrics.gap)
        for button in all {
            let own = button.isTitleOnly ? common : button.wantedWidth
            guard shown.isEmpty || width + own + SwipeMetrics.gap <= most else { break }
            shown.append(button)
            widths.append(own)
            width += own + SwipeMetrics.gap
        }
        (buttons, self.widths, wantedWidth) = (shown, widths, width)
        heights = shown.map(\.wantedHeight)
        mostHeight = heights.max() ?? 0
        super.init(frame: .zero)
        clipsToBounds = true
        for button in shown { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the first action fills the whole space, because releasing the finger now performs it.
    var isFull = false {
        didSet {
            guard isFull != oldValue else { return }
            UIView.moveControlPart(duration: SwipeMetrics.growing) { self.layoutIfNeeded() }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // All buttons come out from under the row at the same time.
        let share = min(bounds.width / max(wantedWidth, 1), 1)
        // Capsules are at the same height, whether or not there are titles below them.
        let top = max((bounds.height - mostHeight) / 2, SwipeMetrics.leastMargin)
        let room = max(bounds.height - 2 * SwipeMetrics.leastMargin, 0)
        let more = max(bounds.width - wantedWidth, 0)
        var x = SwipeMetrics.gap * share
        for (index, button) in buttons.enumerated() {
            // Space beyond the open position goes to the first button.
            var width = widths[index] * share
            if index == 0 { width += isFull ? max(bounds.width - 2 * SwipeMetrics.gap - width, 0) : more }
            var frame = CGRect(x: x, y: top, width: width, height: min(heights[index], room))
            x = frame.maxX + SwipeMetrics.gap * share
            if !isLeft { frame = frame.mirrored(in: bounds) }
            button.frame = frame
            button.alpha = isFull && index > 0 ? 0 : min(share * 2, 1)
        }
    }
}
