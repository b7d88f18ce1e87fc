import CoreGraphics

/// How a section scrolls on its own, across the rest.
package struct SectionScroll: Sendable, Hashable {
    package var axis: Axis
    /// Where it is seen, in the coordinates of all content.
    package var viewport: CGRect
    /// How long what it shows is, along its axis; in points.
    package var contentLength: CGFloat

    package init(axis: Axis, viewport: CGRect, contentLength: CGFloat) {
        self.axis = axis
        self.viewport = viewport
        self.contentLength = contentLength
    }
}
