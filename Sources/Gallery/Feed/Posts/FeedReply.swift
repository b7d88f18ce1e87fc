/// A reply to a post.
struct FeedReply: Equatable {
    let author: FeedAuthor
    let text: String
}
