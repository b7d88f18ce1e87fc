import CoreGraphics

/// Where the lines of a section begin, and on which pixels its frames lie.
struct LinesOrigin {
    let axis: Axis
    let pixelGrid: PixelGrid
    /// Along the scroll axis.
    let start: CGFloat

    /// R29: origins lie on pixels, each rounded from its exact value; sizes stay as they are.
    @inline(__always) func rect(main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) -> CGRect {
        CGRect(
            origin: CGPoint(main: pixelGrid.rounded(start + main), cross: pixelGrid.rounded(cross), axis: axis),
            size: CGSize(main: mainLength, cross: crossLength, axis: axis))
    }
}
