/// Specimens of text that show one thing, below a heading.
struct TextGroup {
    let title: String
    let specimens: [TextSpecimen]

    /// In the order of the card. Each time with labels of their own: there may be two cards.
    @MainActor static var all: [TextGroup] {
        [
            TextGroup(title: "Styles", specimens: TextSpecimen.styles),
            TextGroup(title: "Weights", specimens: TextSpecimen.weights),
            TextGroup(title: "Scripts", specimens: TextSpecimen.scripts),
            TextGroup(title: "Attributes", specimens: TextSpecimen.attributes),
            TextGroup(title: "Paragraphs", specimens: TextSpecimen.paragraphs),
            TextGroup(title: "Not enough room", specimens: TextSpecimen.cramped),
        ]
    }
}
