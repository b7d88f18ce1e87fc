import CoreGraphics

/// The input of a flow layout, from its properties and its delegate.
package struct FlowInput: Sendable {
    /// The scroll axis.
    package var axis: Axis
    /// The length across the axis for content: the bounds without the adjusted content insets (R10).
    package var crossLength: CGFloat
    package var pixelGrid: PixelGrid
    package var sections: FlowSectionList

    package init(axis: Axis, crossLength: CGFloat, pixelGrid: PixelGrid, sections: [FlowSectionInput]) {
        var list = FlowSectionList()
        for section in sections { list.append(section) }
        self.init(axis: axis, crossLength: crossLength, pixelGrid: pixelGrid, sections: list)
    }

    package init(axis: Axis, crossLength: CGFloat, pixelGrid: PixelGrid, sections: FlowSectionList) {
        self.axis = axis
        self.crossLength = crossLength
        self.pixelGrid = pixelGrid
        self.sections = sections
    }
}
