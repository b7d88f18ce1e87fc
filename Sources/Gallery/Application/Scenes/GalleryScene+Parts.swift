import UIKit

extension GalleryScene {
    /// How data changes, and how a screen follows it.
    @MainActor static var data: [GalleryScene] {
        [
            GalleryScene(
                title: "Updates", subtitle: "Insert, delete, move, and a storm", color: .systemPurple,
                symbol: "bolt.fill", source: "Updates", hint: "Hold a tile, then move it",
                make: { UpdatesController() }),
            GalleryScene(
                title: "Search", subtitle: "10,000 mountains, a diff per keystroke", color: .systemMint,
                symbol: "magnifyingglass", source: "Search",
                make: { SearchController() }),
            GalleryScene(
                title: "Outline", subtitle: "This repository as a tree", color: .systemBrown, symbol: "folder.fill",
                source: "Outline",
                make: { OutlineController() }),
        ]
    }

    /// What cells contain, and how tall that makes them.
    @MainActor static var cellsAndText: [GalleryScene] {
        [
            GalleryScene(
                title: "Configurations", subtitle: "Cells and headers in every state", color: .systemOrange,
                symbol: "list.bullet", source: "Configurations",
                make: { ConfigurationsController() }),
            GalleryScene(
                title: "Auto Layout", subtitle: "Rows as tall as their text", color: .systemGray,
                symbol: "rectangle.grid.1x2.fill", source: "AutoLayout",
                make: { AutoLayoutController() }),
            GalleryScene(
                title: "Stack views", subtitle: "Every stack property, live", color: .systemYellow,
                symbol: "square.grid.2x2.fill", name: "stacks", source: "Stacks",
                make: { StacksController() }),
        ]
    }

    /// What a person presses, pulls and scrolls.
    @MainActor static var controls: [GalleryScene] {
        [
            GalleryScene(
                title: "Catalogue", subtitle: "Every control and animation", color: .systemPink,
                symbol: "slider.horizontal.3", source: "Catalogue",
                make: { CatalogueController() }),
            GalleryScene(
                title: "Scrolling", subtitle: "Offset, velocity, delegate calls", color: .systemTeal,
                symbol: "arrow.up.arrow.down", source: "Scrolling",
                make: { ScrollingController() }),
        ]
    }
}
