/// Specimens of text that show one aspect, below a heading.
struct TextGroup {
    let title: String
    let specimens: [TextSpecimen]

    /// All groups, in the order of the card. Each call makes new labels, because there may be two cards.
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
