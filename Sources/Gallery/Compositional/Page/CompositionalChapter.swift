import UIKit

/// Cards about one part of compositional layouts, with a title, and tiles of one hue.
struct CompositionalChapter {
    let title: String
    /// The hue of the tiles.
    let hue: CGFloat
    let cards: [CompositionalCard]

    @MainActor static let all: [CompositionalChapter] = [
        CompositionalChapter(
            title: "Sizes", hue: 0.58, cards: [.fractions, .asManyAsFit, .count, .squares, .estimates, .uniform]),
        CompositionalChapter(
            title: "Spacing", hue: 0.49, cards: [.itemInsets, .sectionInsets, .spacing, .edgeSpacing]),
        CompositionalChapter(title: "Groups", hue: 0.74, cards: [.nested, .mosaic, .circle, .bars]),
        CompositionalChapter(
            title: "Views around items", hue: 0.06,
            cards: [.badges, .captions, .headers, .pinned, .background, .banner]),
        CompositionalChapter(
            title: "Sections", hue: 0.36, cards: [.provider, .columns, .sideways, .reference]),
        CompositionalChapter(
            title: "Sections that scroll", hue: 0.88,
            cards: [.still, .continuous, .toAGroup, .pages, .groupByGroup, .centred, .handler, .feel]),
        CompositionalChapter(title: "Changes", hue: 0.66, cards: [.updates, .anotherLayout]),
    ]
}
