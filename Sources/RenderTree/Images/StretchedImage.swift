import CoreGraphics

/// A picture in nine parts: corners that keep their size, edges that stretch along themselves, and a middle that
/// stretches both ways.
package struct StretchedImage: Sendable {
    package var image: ImageContent
    /// The visible part of the picture, in its points.
    package var part: CGRect
    /// The stretching part of that, in units of the part.
    package var center: CGRect
    /// Whether edges and middle are tiled rather than stretched.
    package var isTiled = false

    package init(image: ImageContent, part: CGRect, center: CGRect, isTiled: Bool = false) {
        self.image = image
        self.part = part
        self.center = center
        self.isTiled = isTiled
    }

    /// More tiles than this aren't a visible pattern; the picture stretches instead.
    private static let mostTiles = 2000

    /// Returns the parts as one seamless group. At most scales their edges lie between two pixels.
    package func commands(in frame: CGRect) -> [DrawingCommand] {
        var effect = DrawingEffect()
        effect.isSeamless = true
        let parts = parts(in: frame).map(DrawingCommand.image)
        return parts.count < 2 ? parts : [.group(effect, parts)]
    }

    package func parts(in frame: CGRect) -> [DrawnImage] {
        let columns = Self.spans(part.minX, part.width, center.minX, center.maxX, frame.minX, frame.width)
        let rows = Self.spans(part.minY, part.height, center.minY, center.maxY, frame.minY, frame.height)
        let (across, down) = (columns.flatMap { tiles($0) }, rows.flatMap { tiles($0) })
        let isUsable = across.count * down.count <= Self.mostTiles
        return (isUsable ? down : rows).flatMap { row in
            (isUsable ? across : columns).map { column in
                DrawnImage(
                    source: image.source, size: image.size,
                    part: CGRect(
                        x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
                    frame: CGRect(x: column.place, y: row.place, width: column.length, height: row.length),
                    tint: image.tint)
            }
        }
    }

    /// An interval of the picture along one axis, and where it is drawn.
    private struct Span {
        var source: CGFloat
        var sourceLength: CGFloat
        var place: CGFloat
        var length: CGFloat
        var isMiddle = false
    }

    /// Returns the start, the middle and the end, without those of zero length. Ends that don't fit shrink in
    /// proportion.
    private static func spans(
        _ source: CGFloat, _ sourceLength: CGFloat, _ first: CGFloat, _ last: CGFloat, _ place: CGFloat,
        _ length: CGFloat
    ) -> [Span] {
        let (start, end) = (max(first, 0) * sourceLength, max(1 - last, 0) * sourceLength)
        let shrink = start + end > length ? length / (start + end) : 1
        let middle = max(length - (start + end) * shrink, 0)
        let spans = [
            Span(source: source, sourceLength: start, place: place, length: start * shrink),
            Span(
                source: source + start, sourceLength: max(sourceLength - start - end, 0), place: place + start * shrink,
                length: middle, isMiddle: true),
            Span(
                source: source + sourceLength - end, sourceLength: end, place: place + length - end * shrink,
                length: end * shrink),
        ]
        return spans.filter { $0.length > 0 && $0.sourceLength > 0 }
    }

    private func tiles(_ span: Span) -> [Span] {
        guard isTiled, span.isMiddle, span.length > span.sourceLength, span.length / span.sourceLength < 1000 else {
            return [span]
        }
        let count = Int((span.length / span.sourceLength - 1e-6).rounded(.up))
        return (0..<count).map { index in
            var tile = span
            tile.place += CGFloat(index) * span.sourceLength
            tile.length = min(span.sourceLength, span.length - CGFloat(index) * span.sourceLength)
            tile.sourceLength = tile.length
            return tile
        }
    }
}
