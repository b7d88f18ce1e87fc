import UIKit

/// One feature of compositional layouts: what it is called, what there is to see, and a layout that shows it.
@MainActor struct CompositionalCard {
    typealias Provider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

    let title: String
    /// As it is written in code.
    let code: String
    let sentence: String
    /// How many items each section has at first.
    let counts: [Int]
    var height = Height.ofContent
    var tiles = Tiles.numbers
    /// Of each section that has a header.
    var headers: [String] = []
    var actions: [CardAction] = []
    var configuration: @MainActor () -> UICollectionViewCompositionalLayoutConfiguration = { .spaced() }
    /// What a button goes over to and back.
    var other: Provider?
    let section: Provider

    func layout(_ section: @escaping Provider) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout(sectionProvider: section, configuration: configuration())
        layout.registerLines()
        layout.register(CardGround.self, forDecorationViewOfKind: CardGround.kind)
        return layout
    }

    enum Height {
        /// All that there is.
        case ofContent
        /// Less than there is, so that it scrolls; or more, so that there is room for more.
        case points(CGFloat)
    }

    enum Tiles {
        case numbers
        /// As high as these texts, in turn.
        case texts([String])
    }
}
