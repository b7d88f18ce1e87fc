/// The content of one row of a feed. Every engine makes the same content for the same number.
struct FeedPost {
    static let count = 10_000

    let name: String
    /// Three lines, occasionally four.
    let text: String
    /// Missing in one of three posts.
    let note: String?
    let likes: String
    let replies: String
    /// The number of the ``FeedPicture``.
    let picture: Int

    init(_ number: Int) {
        name = Self.words(2, from: number)
        text = Self.words(20 + number % 3, from: 7 * number)
        note = number % 3 == 2 ? nil : "Seen by \(number % 89) and \(Self.words(1, from: number))"
        likes = "Like \(number % 97)"
        replies = "Reply \(number % 31)"
        picture = number % FeedPost.pictureCount
    }

    static let pictureCount = 8

    private static let vocabulary = [
        "river", "window", "a", "paper", "orange", "of", "letter", "green", "to", "morning", "and", "summer", "stone",
        "in", "harbour", "bright",
    ]

    private static func words(_ count: Int, from first: Int) -> String {
        var seed = UInt32(truncatingIfNeeded: first)
        var text = ""
        for place in 0..<count {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            if place > 0 { text += " " }
            text += vocabulary[Int(seed >> 16) % vocabulary.count]
        }
        return text
    }
}
