import CoreGraphics

/// Everything a flow layout was told, by its properties and its delegate.
package struct FlowInput: Sendable {
    /// The direction of scrolling.
    package var axis: Axis
    /// The extent across it that content may fill: the bounds without the adjusted content insets (R10).
    package var crossLength: CGFloat
    package var pixelGrid: PixelGrid
    package var sections: [FlowSectionInput]

    package init(axis: Axis, crossLength: CGFloat, pixelGrid: PixelGrid, sections: [FlowSectionInput]) {
        self.axis = axis
        self.crossLength = crossLength
        self.pixelGrid = pixelGrid
        self.sections = sections
    }
}
