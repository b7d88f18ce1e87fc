/// Colours and where they are pure; between two of them they blend.
package struct GradientStops: Sendable, Hashable {
    package var colors: [RGBA]
    /// From 0 to 1, as many as colours.
    package var locations: [CGFloat]

    package init(colors: [RGBA], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }
}
