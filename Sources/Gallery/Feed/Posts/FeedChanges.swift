/// A person's changes in the feed, by the numbers of posts and authors. The feed keeps nothing else of its posts.
struct FeedChanges: Equatable {
    private(set) var liked: Set<Int> = []
    private(set) var followed: Set<Int> = []
    private(set) var withReplies: Set<Int> = []
    private(set) var withDetails: Set<Int> = []

    /// Performs the action, or undoes it if it was performed before.
    mutating func perform(_ action: FeedAction, on post: FeedPost) {
        switch action {
        case .like: liked.formSymmetricDifference([post.number])
        case .follow: followed.formSymmetricDifference([post.author.number])
        case .showReplies: withReplies.formSymmetricDifference([post.number])
        case .showDetails: withDetails.formSymmetricDifference([post.number])
        }
    }
}
