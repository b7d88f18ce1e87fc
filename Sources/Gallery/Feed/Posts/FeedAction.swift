/// An action on a post.
enum FeedAction: CaseIterable {
    case like
    case follow
    case showReplies
    case showDetails
}
