import CoreGraphics

/// The input for solving a compositional layout.
package struct CompositionalInput: Sendable {
    /// The scroll axis.
    package var axis: Axis
    package var viewSize: CGSize
    package var pixelGrid: PixelGrid
    /// Each kind of section once. Sections refer to their kind by its index here.
    package var kinds: [GroupSection] = []
    package var sections: [Section] = []
    /// The spacing between two sections, in points.
    package var sectionSpacing: CGFloat = 0
    /// The views at the edges of the whole content.
    package var boundaries: [SectionBoundary] = []

    /// The measured sizes of views with estimates.
    package var measurements = Measurements()

    package struct Measurements: Sendable {
        package var items = ItemMeasurements()
        /// The sizes of views at the edges of sections and of the whole content.
        package var views: [SolvedElement: CGSize] = [:]

        package init() {}

        /// The sections with measurements.
        var sections: Set<Int> {
            items.isEmpty && views.isEmpty ? [] : Set(items.measuredSections).union(views.keys.map(\.section))
        }
    }

    package struct Section: Sendable, Hashable {
        /// The index in ``CompositionalInput/kinds``.
        package var kind: Int
        package var itemCount: Int

        package init(kind: Int, itemCount: Int) {
            self.kind = kind
            self.itemCount = itemCount
        }
    }

    /// Returns whether only measurements can differ.
    func isAlike(_ other: CompositionalInput) -> Bool {
        axis == other.axis && viewSize == other.viewSize && pixelGrid == other.pixelGrid && kinds == other.kinds
            && sections == other.sections && sectionSpacing == other.sectionSpacing && boundaries == other.boundaries
    }

    package init(axis: Axis, viewSize: CGSize, pixelGrid: PixelGrid) {
        self.axis = axis
        self.viewSize = viewSize
        self.pixelGrid = pixelGrid
    }
}
