/// The colours of a gradient, and where each is pure. Between two of them the colours mix.
package struct GradientStops: Sendable, Hashable {
    package var colors: [RGBA]
    /// The locations from 0 to 1, one for each colour.
    package var locations: [CGFloat]

    package init(colors: [RGBA], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }
}
