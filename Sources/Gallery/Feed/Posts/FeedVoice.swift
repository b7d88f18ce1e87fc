/// A language of the feed: its authors and their texts.
struct FeedVoice {
    let names: [String]
    let sentences: [String]
    let answers: [String]
    var isRightToLeft = false
}
