import CoreGraphics

/// What a compositional layout is solved from.
package struct CompositionalInput: Sendable {
    /// Along which content scrolls.
    package var axis: Axis
    package var viewSize: CGSize
    package var pixelGrid: PixelGrid
    /// Each kind of section once; sections name them by their place here.
    package var kinds: [GroupSection] = []
    package var sections: [Section] = []
    /// Between every two sections, in points.
    package var sectionSpacing: CGFloat = 0
    /// At the edges of all content.
    package var boundaries: [SectionBoundary] = []

    /// What views measured whose sizes are estimates.
    package var measurements = Measurements()

    package struct Measurements: Sendable {
        package var items = ItemMeasurements()
        /// At the edges of sections, and of all content.
        package var views: [SolvedElement: CGSize] = [:]

        package init() {}

        /// Those of which something was measured.
        var sections: Set<Int> {
            items.isEmpty && views.isEmpty ? [] : Set(items.measuredSections).union(views.keys.map(\.section))
        }
    }

    package struct Section: Sendable, Hashable {
        /// Which of ``CompositionalInput/kinds``.
        package var kind: Int
        package var itemCount: Int

        package init(kind: Int, itemCount: Int) {
            self.kind = kind
            self.itemCount = itemCount
        }
    }

    /// Whether nothing but what was measured can be otherwise.
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
