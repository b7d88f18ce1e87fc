import Foundation

extension FeedPost {
    /// Makes the post with this number. It's always the same one, so no post has to be kept.
    init(number: Int) {
        var random = Shuffle(seed: Self.firstSeed + number)
        let (author, voice) = FeedAuthor.random(&random)
        self.number = number
        self.author = author
        time = Self.words(minutes: 2 + number * 6)
        let count = 1 + Int(random.next(0..<3.6))
        text = random.some(count, of: voice.sentences).joined(separator: " ")
        picture = number % 3 == 1 ? Int(random.next(0..<10_000)) : nil
        likes = Int(pow(10, random.next(0..<3.6))) - 1
        replies = Self.replies(&random)
        let place = random.some(1, of: Self.places)[0]
        details = "Seen by \((likes * 7 + Int(random.next(12..<90))).grouped) · written in \(place)"
    }

    /// Returns one to three replies, each by another author.
    private static func replies(_ random: inout Shuffle) -> [FeedReply] {
        let count = 1 + Int(random.next(0..<3))
        var replies: [FeedReply] = []
        while replies.count < count {
            let (author, voice) = FeedAuthor.random(&random)
            let text = random.some(1, of: voice.answers)[0]
            if !replies.contains(where: { $0.author == author }) {
                replies.append(FeedReply(author: author, text: text))
            }
        }
        return replies
    }

    /// A seed with which the first posts are in many scripts.
    private static let firstSeed = 81

    private static let places = ["Aveiro", "Łódź", "Nafplio", "Kōchi", "Galway", "Tromsø", "Oaxaca"]

    private static func words(minutes: Int) -> String {
        switch minutes {
        case ..<60: "\(minutes) min"
        case ..<1440: "\(minutes / 60) h"
        default: "\(minutes / 1440) d"
        }
    }
}

extension FeedAuthor {
    /// Returns an author and a language. Half of the authors write in the first language.
    fileprivate static func random(_ random: inout Shuffle) -> (FeedAuthor, FeedVoice) {
        let voices = FeedVoice.all
        let voice = random.next(0..<1) < 0.5 ? 0 : 1 + Int(random.next(0..<CGFloat(voices.count - 1)))
        let name = Int(random.next(0..<CGFloat(voices[voice].names.count)))
        let number = voices[..<voice].reduce(name) { $0 + $1.names.count }
        let author = FeedAuthor(
            number: number, name: voices[voice].names[name], isRightToLeft: voices[voice].isRightToLeft)
        return (author, voices[voice])
    }
}

extension Shuffle {
    /// Returns `count` different elements in any order, or all if there are fewer.
    fileprivate mutating func some(_ count: Int, of all: [String]) -> [String] {
        var left = all
        return (0..<min(count, all.count)).map { _ in left.remove(at: Int(next(0..<CGFloat(left.count)))) }
    }
}
