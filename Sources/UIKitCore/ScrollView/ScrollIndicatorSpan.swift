import CoreGraphics

/// Where an indicator lies along the edge of its scroll view, and how long it is.
///
///     let span = ScrollIndicatorSpan(track: 3...397, range: 0...3600, viewport: 400)
///     span.bar(at: 1800)          // 39.4 points long, in the middle: a tenth of the content is in view
package struct ScrollIndicatorSpan: Sendable, Hashable {
    /// Where it may lie, in points.
    package var track: ClosedRange<CGFloat>
    /// Offsets at which content may rest.
    package var range: ClosedRange<CGFloat>
    /// How much of the content is seen at once: 0.1 for a tenth of it.
    package var share: CGFloat

    /// It is never shorter than this while content is within its range, in points,
    static let minimumLength: CGFloat = 36
    /// and never shorter than this however far content is pulled (recorded: scroll/indicator-geometry).
    static let shortest: CGFloat = 7

    /// - Parameter viewport: how much of the content is seen at once, in points.
    package init(track: ClosedRange<CGFloat>, range: ClosedRange<CGFloat>, viewport: CGFloat) {
        self.track = track
        self.range = range
        let content = range.upperBound - range.lowerBound + viewport
        share = content > 0 ? viewport / content : 1
    }

    /// Content past an edge makes it shorter. Where all of the content is in view it is as short as can be, at the end.
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
