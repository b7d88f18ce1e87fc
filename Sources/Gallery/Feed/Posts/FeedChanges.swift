/// What a person has changed in the feed, by the numbers of posts and authors. Of all posts nothing else is kept.
struct FeedChanges: Equatable {
    private(set) var liked: Set<Int> = []
    private(set) var followed: Set<Int> = []
    private(set) var withReplies: Set<Int> = []
    private(set) var withDetails: Set<Int> = []

    /// Does it, or takes it back.
    mutating func perform(_ action: FeedAction, on post: FeedPost) {
        switch action {
        case .like: liked.formSymmetricDifference([post.number])
        case .follow: followed.formSymmetricDifference([post.author.number])
        case .showReplies: withReplies.formSymmetricDifference([post.number])
        case .showDetails: withDetails.formSymmetricDifference([post.number])
        }
    }
}
