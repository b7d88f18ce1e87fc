import CoreGraphics

/// Where the lines of a section begin, and the pixel grid for their frames.
struct LinesOrigin {
    let axis: Axis
    let pixelGrid: PixelGrid
    /// The start along the scroll axis.
    let start: CGFloat

    /// Origins are on pixels, each rounded from its exact value; sizes stay as they are (R29).
    @inline(__always) func rect(main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) -> CGRect {
        CGRect(
            origin: CGPoint(main: pixelGrid.rounded(start + main), cross: pixelGrid.rounded(cross), axis: axis),
            size: CGSize(main: mainLength, cross: crossLength, axis: axis))
    }
}
