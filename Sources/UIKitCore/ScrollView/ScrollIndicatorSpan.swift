import CoreGraphics

/// The place and length of an indicator along the edge of its scroll view.
///
///     let span = ScrollIndicatorSpan(track: 3...397, range: 0...3600, viewport: 400)
///     span.bar(at: 1800)          // 39.4 points long, in the middle: a tenth of the content is visible
package struct ScrollIndicatorSpan: Sendable, Hashable {
    /// The range in which the indicator can be, in points.
    package var track: ClosedRange<CGFloat>
    /// The content offsets at which content can rest.
    package var range: ClosedRange<CGFloat>
    /// The visible share of the content: 0.1 for a tenth of it.
    package var share: CGFloat

    /// The least length while content is within its range, in points.
    static let minimumLength: CGFloat = 36
    /// The least length however far content is pulled, in points (recorded: scroll/indicator-geometry).
    static let shortest: CGFloat = 7

    /// - Parameter viewport: The length of the visible content, in points.
    package init(track: ClosedRange<CGFloat>, range: ClosedRange<CGFloat>, viewport: CGFloat) {
        self.track = track
        self.range = range
        let content = range.upperBound - range.lowerBound + viewport
        share = content > 0 ? viewport / content : 1
    }

    /// Returns the indicator's start and end. Content past an edge shortens it. If all content is visible, it has the
    /// least length and is at the end.
    package func bar(at offset: CGFloat) -> Range<CGFloat> {
        let (room, way) = (track.upperBound - track.lowerBound, range.upperBound - range.lowerBound)
        let shortest = min(Self.shortest, room)
        guard way > 0 else { return (track.upperBound - shortest)..<track.upperBound }
        let nearest = offset.clamped(to: range)
        let full = max(room * share, Self.minimumLength)
        let length = max(min(full - (offset - nearest).magnitude, room), shortest)
        let start = track.lowerBound + (room - length) * (nearest - range.lowerBound) / way
        return start..<(start + length)
    }
}
