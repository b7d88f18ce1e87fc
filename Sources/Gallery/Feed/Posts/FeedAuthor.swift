import UIKit

/// A person who writes in the feed.
struct FeedAuthor: Hashable {
    let number: Int
    let name: String
    /// Whether the author writes from right to left.
    let isRightToLeft: Bool

    /// The author's initials, for a disc in place of a photograph.
    var initials: String {
        let words = name.split(separator: " ")
        let isLatin = name.unicodeScalars.allSatisfy { $0.value < 0x590 }
        // One letter for scripts without capitals.
        return String(words.prefix(isLatin ? 2 : 1).compactMap(\.first))
    }

    @MainActor var color: UIColor {
        let colors: [UIColor] = [
            .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemRed, .systemOrange, .systemBrown,
            .systemGreen,
            .systemTeal, .systemCyan,
        ]
        return colors[number % colors.count].groundForWhite()
    }
}
