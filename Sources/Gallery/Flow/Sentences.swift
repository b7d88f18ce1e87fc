/// Texts of different lengths for cells that size themselves.
enum Sentences {
    static func sentence(_ number: Int) -> String { "\(number)  \(all[(number - 1) % all.count])" }

    private static let all = [
        "A cell that measures itself.",
        "Short.",
        "The layout asks each cell that comes into view how large it wants to be.",
        "Until then it takes the mean of those it has seen.",
        "Scroll: what is in view stays where it is.",
        "A line is as tall as its tallest item, and the others are centred in it.",
        "Two words",
        "Make the items wider, and each text needs fewer lines; the layout asks again.",
        "Only cells that were seen are measured, out of thirty or a thousand.",
    ]
}
