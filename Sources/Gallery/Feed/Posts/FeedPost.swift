/// One row of the feed: its author and time, its text and picture, and the replies.
struct FeedPost: Equatable {
    let number: Int
    let author: FeedAuthor
    /// The post's age as text.
    let time: String
    let text: String
    /// The number of the library's picture that the post shows, if any.
    let picture: Int?
    /// The number of likes without that of the person who reads the feed.
    let likes: Int
    let replies: [FeedReply]
    /// The details, which the row shows on demand.
    let details: String
}
