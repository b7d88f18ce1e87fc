import UIKit

extension GalleryScene {
    /// How items find their places: flow, compositional, and layouts of their own.
    @MainActor static func layouts(library: PhotoLibrary) -> [GalleryScene] {
        [
            GalleryScene(
                title: "A million items", subtitle: "One flow layout, 100 sections", color: .systemBlue,
                symbol: "square.grid.3x3.fill", source: "Million",
                make: { MillionController() }),
            GalleryScene(
                title: "Flow", subtitle: "Every layout property, live", color: .systemGreen,
                symbol: "rectangle.3.group.fill", source: "Flow",
                make: { FlowController() }),
            GalleryScene(
                title: "Flow, three ways", subtitle: "Spacing, insets and a ruler", color: .systemCyan,
                symbol: "ruler.fill", source: "Classics/FlowThreeWays",
                twin: Twin(title: "XIB", name: "flow-from-nib", make: { FlowThreeWaysController.fromNib() }),
                make: { FlowThreeWaysController() }),
            GalleryScene(
                title: "Compositional", subtitle: "One card for each feature", color: .systemIndigo,
                symbol: "rectangle.3.group", source: "Compositional",
                make: { CompositionalController() }),
            GalleryScene(
                title: "Line", subtitle: "Tiles that grow in the middle", color: .systemYellow,
                symbol: "rectangle.split.3x1.fill", source: "SmallLayouts/Line",
                make: { LineController() }),
            GalleryScene(
                title: "Cover flow", subtitle: "Covers that turn to face you", color: .systemRed,
                symbol: "rectangle.stack.fill", source: "SmallLayouts/CoverFlow",
                make: { CoverFlowController(library: library) }),
            GalleryScene(
                title: "Pinched cell", subtitle: "A tile that follows two fingers", color: .systemTeal,
                symbol: "hand.tap.fill", source: "SmallLayouts/Pinch",
                hint: "Pinch a tile with two fingers, on a trackpad too",
                make: { PinchController() }),
            GalleryScene(
                title: "Sections and Circle", subtitle: "Headers, footers, flying discs", color: .systemMint,
                symbol: "circle.grid.2x2.fill", source: "Classics/SectionsAndCircle",
                hintBelow: "Tap a disc, tap beside it, or pinch",
                twin: Twin(title: "XIB", name: "sections-from-nibs", make: { SectionsController.fromNib() }),
                make: { SectionsController() }),
            GalleryScene(
                title: "Pages that span", subtitle: "Twelve photos per page", color: .systemPink, symbol: "book.fill",
                source: "Classics/PagesThatSpan",
                twin: Twin(title: "XIB", name: "pages-from-nib", make: { PagesController.fromNib(library: library) }),
                make: { PagesController(library: library) }),
            GalleryScene(
                title: "Spreadsheet", subtitle: "A million cells, a pinned column", color: .systemIndigo,
                symbol: "tablecells.fill", source: "Classics/Spreadsheet",
                twin: Twin(title: "XIB", name: "spreadsheet-from-nibs", make: { SpreadsheetController.fromNib() }),
                make: { SpreadsheetController() }),
            GalleryScene(
                title: "Dynamics", subtitle: "Cells on springs, falling blocks", color: .systemIndigo,
                symbol: "wind", source: "Dynamics",
                make: { SpringsController() }),
        ]
    }
}
