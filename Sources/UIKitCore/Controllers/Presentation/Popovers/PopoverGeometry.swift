import CoreGraphics
import LayoutEngine

/// The place of a popover in its container.
struct PopoverGeometry: Equatable {
    /// The bounds of the container.
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    /// The margins inside the safe area that stay free.
    var margins = UIEdgeInsets(
        top: PopoverMetrics.margin, left: PopoverMetrics.margin, bottom: PopoverMetrics.margin,
        right: PopoverMetrics.margin)
    /// The rectangle that the arrow points to, in the container.
    var source: CGRect
    /// The preferred size of the content, without the arrow.
    var contentSize: CGSize
    /// The permitted directions; none for a popover without an arrow, which is over the middle of the source.
    var permittedDirections = UIPopoverArrowDirection.any
    var mayOverlapSource = false
    var pixelGrid: PixelGrid

    /// The frame of a popover, and where its arrow points.
    struct Place: Equatable {
        /// The frame in the container, including the arrow.
        var frame: CGRect
        /// The direction of the arrow; empty without one.
        var direction: UIPopoverArrowDirection
        /// The point of the arrow, in the container; the middle of a popover without an arrow.
        var tip: CGPoint

        /// The part of the frame that the arrow takes.
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
        // A source as large as the screen leaves no room beside it, so the arrow points to its middle.
        return place(beside: CGRect(origin: CGPoint(x: source.midX, y: source.midY), size: .zero), among: sides)
    }

    /// The order in which sides are tried: below the source, above it, then beside it.
    private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    /// The area for popovers.
    private var room: CGRect { bounds.inset(by: safeArea).inset(by: margins).notNegative }

    /// The visible part of the source, or the nearest point if it is outside the screen.
    private var visibleSource: CGRect {
        let visible = source.intersection(bounds)
        guard visible.isNull else { return visible }
        return CGRect(
            origin: CGPoint(
                x: source.midX.clamped(to: room.minX...room.maxX), y: source.midY.clamped(to: room.minY...room.maxY)),
            size: .zero)
    }

    /// Returns the area for a popover's body on one side of its source.
    private func room(beside source: CGRect, for direction: UIPopoverArrowDirection) -> CGRect {
        let (room, arrow) = (room, PopoverMetrics.arrowHeight)
        var insets = UIEdgeInsets.zero
        switch direction {
        case .up: insets.top = source.maxY + arrow - room.minY
        case .down: insets.bottom = room.maxY - (source.minY - arrow)
        case .left: insets.left = source.maxX + arrow - room.minX
        default: insets.right = room.maxX - (source.minX - arrow)
        }
        // For a source outside the room, this is the whole room.
        return room.inset(by: insets.notNegative).notNegative
    }

    private func place(beside source: CGRect, among sides: [UIPopoverArrowDirection]) -> Place {
        let best = bestSide(of: source, among: sides)
        let vertical = sides.filter(\.isVertical)
        guard best.fit < 1, !vertical.isEmpty else { return place(beside: source, on: best.side) }
        // Content scrolls, so a low popover above or below the source is better than a high one beside it.
        let high = bestSide(of: source, among: vertical).side
        let isHighEnough = room(beside: source, for: high).height >= PopoverMetrics.enoughHeight
        return place(beside: source, on: isHighEnough ? high : best.side)
    }

    /// Returns the first side with room for the whole popover, or else the one with room for most of it, with the share
    /// that fits.
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

    /// Returns the point of a side that is nearest to `wanted` and leaves room for the round corners.
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

    /// Moves the body into an area that is at least as large, on whole pixels.
    private func moved(_ body: CGRect, into area: CGRect) -> CGRect {
        CGRect(
            x: pixelGrid.rounded(body.minX.clamped(to: area.minX...max(area.maxX - body.width, area.minX))),
            y: pixelGrid.rounded(body.minY.clamped(to: area.minY...max(area.maxY - body.height, area.minY))),
            width: body.width, height: body.height)
    }
}

extension UIPopoverArrowDirection {
    /// Whether the popover is above or below its source.
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
    /// The rectangle with negative lengths set to 0. Insets that are larger than a rectangle give such lengths.
    fileprivate var notNegative: CGRect {
        CGRect(x: origin.x, y: origin.y, width: Swift.max(size.width, 0), height: Swift.max(size.height, 0))
    }
}
