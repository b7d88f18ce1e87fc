/// One row of the feed: who wrote it and when, what it says and shows, and what others answered.
struct FeedPost: Equatable {
    let number: Int
    let author: FeedAuthor
    /// How long ago, in words.
    let time: String
    let text: String
    /// Which of the library's pictures it shows, if any.
    let picture: Int?
    /// Before the person who looks at it likes it, too.
    let likes: Int
    let replies: [FeedReply]
    /// What is told of it on demand.
    let details: String
}
