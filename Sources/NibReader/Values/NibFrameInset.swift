import Foundation

/// A `<frame key="frameInset">`: the frame of a view inside its superview (R757).
package struct NibFrameInset: Sendable, Equatable {
    private let horizontal: Span
    private let vertical: Span

    /// Returns nil if a value is neither a number nor a percentage, or larger than any view.
    package init?(_ element: XMLElement) {
        guard let horizontal = Span(element, "minX", "width", "maxX"),
            let vertical = Span(element, "minY", "height", "maxY")
        else { return nil }
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package func frame(in size: CGSize) -> CGRect {
        let (x, width) = horizontal.place(in: size.width)
        let (y, height) = vertical.place(in: size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// One direction: the distance from the near edge, the length, and the distance from the far edge.
    private struct Span: Equatable {
        let near: Length?
        let length: Length?
        let far: Length?

        init?(_ element: XMLElement, _ near: XMLName, _ length: XMLName, _ far: XMLName) {
            do {
                self.near = try Length(element, near)
                self.length = try Length(element, length)
                self.far = try Length(element, far)
            } catch {
                return nil
            }
        }

        func place(in room: CGFloat) -> (start: CGFloat, length: CGFloat) {
            let fixed = [near, length, far].reduce(0) { $0 + ($1?.points ?? 0) }
            func value(_ length: Length?) -> CGFloat? {
                length.map { $0.points + $0.share * (room - fixed) }
            }
            let (start, end) = (value(near), value(far))
            guard let length = value(length) else {
                return (start ?? 0, max(room - (start ?? 0) - (end ?? 0), 0))
            }
            return (start ?? end.map { room - length - $0 } ?? 0, length)
        }
    }

    /// A number of points, or a share of the length that the points of its direction leave.
    private struct Length: Equatable {
        var points: CGFloat = 0
        var share: CGFloat = 0

        struct Mistake: Error {}

        /// Returns nil if the element doesn't have the attribute.
        init?(_ element: XMLElement, _ name: XMLName) throws(Mistake) {
            guard let text = element.attributes[name] else { return nil }
            // Sums of larger numbers might not be finite.
            guard let number = XMLElement.number(text.hasSuffix("%") ? String(text.dropLast()) : text),
                number.magnitude <= 1e9
            else { throw Mistake() }
            if text.hasSuffix("%") { share = CGFloat(number) / 100 } else { points = CGFloat(number) }
        }
    }
}
