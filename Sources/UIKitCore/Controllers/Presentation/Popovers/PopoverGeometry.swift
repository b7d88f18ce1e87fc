import CoreGraphics
import LayoutEngine

/// Where a popover is in its container.
struct PopoverGeometry: Equatable {
    /// Of the container.
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    /// Kept free inside of the safe area.
    var margins = UIEdgeInsets(
        top: PopoverMetrics.margin, left: PopoverMetrics.margin, bottom: PopoverMetrics.margin,
        right: PopoverMetrics.margin)
    /// What the arrow points to, in the container.
    var source: CGRect
    /// What the content would like to be, without the arrow.
    var contentSize: CGSize
    /// None for a popover without an arrow, which lies over the middle of the source.
    var permittedDirections = UIPopoverArrowDirection.any
    var mayOverlapSource = false
    var pixelGrid: PixelGrid

    /// Where a popover is on screen, and where its arrow points.
    struct Place: Equatable {
        /// In the container, with the arrow.
        var frame: CGRect
        /// Empty without an arrow.
        var direction: UIPopoverArrowDirection
        /// What the arrow points to, in the container; the middle of the popover without an arrow.
        var tip: CGPoint

        /// What the arrow takes of the frame.
        var arrowInsets: UIEdgeInsets {
            let height = PopoverMetrics.arrowHeight
            return UIEdgeInsets(
                top: direction == .up ? height : 0, left: direction == .left ? height : 0,
                bottom: direction == .down ? height : 0, right: direction == .right ? height : 0)
        }
    }

    var place: Place {
        let source = visibleSource
        let sides = Self.order.filter(permittedDirections.contains)
        guard !sides.isEmpty else { return placeWithoutArrow(over: source) }
        let hasRoom = sides.contains { side in
            let room = room(beside: source, for: side).size
            return (side.isVertical ? room.height : room.width) >= PopoverMetrics.leastRoom
        }
        if hasRoom || mayOverlapSource { return place(beside: source, among: sides) }
        // There is no room beside a source that is as large as the screen, so the arrow points to its middle.
        return place(beside: CGRect(origin: CGPoint(x: source.midX, y: source.midY), size: .zero), among: sides)
    }

    /// Below is tried first, then above, then at the sides.
    private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    /// Where popovers may be.
    private var room: CGRect { bounds.inset(by: safeArea).inset(by: margins).notNegative }

    /// The part of the source that is on screen. Of one that is outside, the nearest point.
    private var visibleSource: CGRect {
        let visible = source.intersection(bounds)
        guard visible.isNull else { return visible }
        return CGRect(
            origin: CGPoint(
                x: source.midX.clamped(to: room.minX...room.maxX), y: source.midY.clamped(to: room.minY...room.maxY)),
            size: .zero)
    }

    /// Where the body of a popover may be on one side of its source.
    private func room(beside source: CGRect, for direction: UIPopoverArrowDirection) -> CGRect {
        let (room, arrow) = (room, PopoverMetrics.arrowHeight)
        var insets = UIEdgeInsets.zero
        switch direction {
        case .up: insets.top = source.maxY + arrow - room.minY
        case .down: insets.bottom = room.maxY - (source.minY - arrow)
        case .left: insets.left = source.maxX + arrow - room.minX
        default: insets.right = room.maxX - (source.minX - arrow)
        }
        // Beside a source that is outside of the room, there is only the room.
        return room.inset(by: insets.notNegative).notNegative
    }

    private func place(beside source: CGRect, among sides: [UIPopoverArrowDirection]) -> Place {
        let best = bestSide(of: source, among: sides)
        let vertical = sides.filter(\.isVertical)
        guard best.fit < 1, !vertical.isEmpty else { return place(beside: source, on: best.side) }
        // Content scrolls, so a low popover below or above is better than a high one at the side.
        let high = bestSide(of: source, among: vertical).side
        let isHighEnough = room(beside: source, for: high).height >= PopoverMetrics.enoughHeight
        return place(beside: source, on: isHighEnough ? high : best.side)
    }

    /// The first side where all of the popover fits, or the one where most of it does, and how much that is.
    private func bestSide(
        of source: CGRect, among sides: [UIPopoverArrowDirection]
    ) -> (side: UIPopoverArrowDirection, fit: CGFloat) {
        var best = (side: sides[0], fit: -1 as CGFloat)
        let whole = max(contentSize.width * contentSize.height, 1)
        for side in sides {
            let room = room(beside: source, for: side)
            let fit = min(contentSize.width, room.width) * min(contentSize.height, room.height) / whole
            if fit > best.fit { best = (side, fit) }
        }
        return best
    }

    private func place(beside source: CGRect, on side: UIPopoverArrowDirection) -> Place {
        let beside = room(beside: source, for: side)
        let arrow = Place(frame: .zero, direction: side, tip: .zero).arrowInsets
        let area = mayOverlapSource ? room.inset(by: arrow).notNegative : beside
        var body = CGRect(
            x: source.midX, y: source.midY, width: min(contentSize.width, area.width),
            height: min(contentSize.height, area.height))
        body.origin.x -= body.width / 2
        body.origin.y -= body.height / 2
        switch side {
        case .up: body.origin.y = beside.minY
        case .down: body.origin.y = beside.maxY - body.height
        case .left: body.origin.x = beside.minX
        default: body.origin.x = beside.maxX - body.width
        }
        body = moved(body, into: area)
        let frame = body.inset(by: -arrow)
        let tip =
            side.isVertical
            ? CGPoint(x: reach(source.midX, body.minX, body.maxX), y: side == .up ? frame.minY : frame.maxY)
            : CGPoint(x: side == .left ? frame.minX : frame.maxX, y: reach(source.midY, body.minY, body.maxY))
        return Place(frame: frame, direction: side, tip: tip)
    }

    /// The point of a side that is nearest to `wanted` and leaves the corners round.
    private func reach(_ wanted: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        let clear = PopoverMetrics.cornerRadius + PopoverMetrics.arrowBase / 2
        guard end - start > 2 * clear else { return (start + end) / 2 }
        return wanted.clamped(to: start + clear...end - clear)
    }

    private func placeWithoutArrow(over source: CGRect) -> Place {
        let room = room
        let size = CGSize(
            width: min(contentSize.width, room.width), height: min(contentSize.height, room.height))
        let body = CGRect(
            origin: CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2), size: size)
        let frame = moved(body, into: room)
        return Place(frame: frame, direction: [], tip: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Inside of an area that is at least as large, on full pixels.
    private func moved(_ body: CGRect, into area: CGRect) -> CGRect {
        CGRect(
            x: pixelGrid.rounded(body.minX.clamped(to: area.minX...max(area.maxX - body.width, area.minX))),
            y: pixelGrid.rounded(body.minY.clamped(to: area.minY...max(area.maxY - body.height, area.minY))),
            width: body.width, height: body.height)
    }
}

extension UIPopoverArrowDirection {
    /// Whether the popover is above or below what its arrow points to.
    var isVertical: Bool { self == .up || self == .down }
}

extension UIEdgeInsets {
    fileprivate var notNegative: UIEdgeInsets {
        UIEdgeInsets(
            top: Swift.max(top, 0), left: Swift.max(left, 0), bottom: Swift.max(bottom, 0), right: Swift.max(right, 0))
    }

    fileprivate static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    }
}

extension CGRect {
    /// Without room, where insets are larger than what they were taken from.
    fileprivate var notNegative: CGRect {
        CGRect(x: origin.x, y: origin.y, width: Swift.max(size.width, 0), height: Swift.max(size.height, 0))
    }
}
