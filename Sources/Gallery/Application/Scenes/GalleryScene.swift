import UIKit

/// One entry of the Gallery's list: a title, a subtitle, and a closure that makes its screen.
struct GalleryScene {
    let title: String
    let subtitle: String
    let color: UIColor
    let symbol: String
    /// The scene's name in addresses. nil derives the name from the title.
    var name: String?
    /// The path of its source, below `Sources/Gallery`.
    let source: String
    /// What a person can't guess, in a few words. The scene says it once.
    var hint: String?
    /// The same of the screens that the scene leads to.
    var hintBelow: String?
    /// The same screen made from XIBs or a storyboard, as it's taught with Interface Builder.
    var twin: Twin?
    let make: @MainActor () -> UIViewController

    var placeName: String { name ?? title.asPlaceName }

    /// A scene's other version.
    struct Twin {
        /// What the version is made from: "XIB" or "Storyboard".
        let title: String
        /// Its name in addresses.
        let name: String
        let make: @MainActor () -> UIViewController
    }

    /// The path of the source in the package.
    var sourcePath: String { "Sources/Gallery/\(source)" }

    /// Scenes of one kind, below a header.
    struct Group {
        let title: String
        let scenes: [GalleryScene]
    }

    /// All scenes, the complete apps first.
    @MainActor static func groups(library: PhotoLibrary) -> [Group] {
        [
            Group(title: "Apps", scenes: apps(library: library)),
            Group(title: "Layouts", scenes: layouts(library: library)),
            Group(title: "Data", scenes: data),
            Group(title: "Cells and text", scenes: cellsAndText),
            Group(title: "Controls", scenes: controls),
            Group(title: "Screens", scenes: screens(library: library)),
        ]
    }

    /// What scenes say once, by place; `/photos/*` stands for every place right below `/photos`.
    @MainActor static func hints(library: PhotoLibrary) -> [String: String] {
        var hints: [String: String] = [:]
        for scene in all(library: library) {
            for name in [scene.placeName, scene.twin?.name].compactMap(\.self) {
                hints["/\(name)"] = scene.hint
                hints["/\(name)/*"] = scene.hintBelow
            }
        }
        return hints
    }

    /// All scenes in the order of the list.
    @MainActor static func all(library: PhotoLibrary) -> [GalleryScene] { groups(library: library).flatMap(\.scenes) }
}
