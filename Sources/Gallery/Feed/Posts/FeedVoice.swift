/// A language of the feed: who writes in it, and what they write.
struct FeedVoice {
    let names: [String]
    let sentences: [String]
    let answers: [String]
    var isRightToLeft = false
}
