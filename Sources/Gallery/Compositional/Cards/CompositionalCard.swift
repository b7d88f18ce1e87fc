import UIKit

/// One feature of compositional layouts: its title, an explanation, and a layout that shows it.
@MainActor struct CompositionalCard {
    typealias Provider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    let title: String
    /// The feature in code.
    let code: String
    let sentence: String
    /// The number of items that each section has at first.
    let counts: [Int]
    var height = Height.ofContent
    var tiles = Tiles.numbers
    /// The titles of the sections' headers.
    var headers: [String] = []
    var actions: [CardAction] = []
    var configuration: @MainActor () -> UICollectionViewCompositionalLayoutConfiguration = { .spaced() }
    /// The section provider that a button switches to and back from.
    var other: Provider?
    let section: Provider

    func layout(_ section: @escaping Provider) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout(sectionProvider: section, configuration: configuration())
        layout.registerLines()
        layout.register(CardGround.self, forDecorationViewOfKind: CardGround.kind)
        return layout
    }

    enum Height {
        /// The height of the content.
        case ofContent
        /// A height in points: smaller than the content, so that it scrolls, or larger, so that there is room for
        /// insertions.
        case points(CGFloat)
    }

    enum Tiles {
        case numbers
        /// Tiles with these texts in turn, each as tall as its text.
        case texts([String])
    }
}
