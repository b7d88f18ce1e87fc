/// What can be done with a post.
enum FeedAction: CaseIterable {
    case like
    case follow
    case showReplies
    case showDetails
}
