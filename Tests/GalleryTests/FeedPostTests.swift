import Testing

@testable import Gallery

@MainActor @Suite("Posts of the feed") struct FeedPostTests {
    @Test("a number always gives the same post, and different numbers give different posts")
    func same() {
        let posts = (0..<200).map { FeedPost(number: $0) }
        #expect(posts == (0..<200).map { FeedPost(number: $0) })
        #expect(Set(posts.map(\.text)).count > 100)
    }

    @Test("of ten thousand posts a third have images; every author writes some, and each has one to three replies")
    func shares() {
        let posts = (0..<FeedPostsController.count).map { FeedPost(number: $0) }
        #expect(posts.count { $0.picture != nil } == 3333)
        let names = FeedVoice.all.flatMap(\.names)
        #expect(Set(posts.map(\.author.name)) == Set(names))
        #expect(Set(posts.map(\.author.number)) == Set(names.indices))
        #expect(posts.allSatisfy { (1...3).contains($0.replies.count) && $0.likes >= 0 && !$0.text.isEmpty })
        #expect(Set(posts.map(\.replies.count)) == [1, 2, 3])
        #expect(posts.allSatisfy { Set($0.replies.map(\.author)).count == $0.replies.count })
    }

    @Test("each post is six minutes older than the one before, and the first two minutes old")
    func times() {
        // 2 + 9 · 6 = 56 minutes; 2 + 10 · 6 = 62; 2 + 240 · 6 = 1442, and a day has 1440.
        let times = [0, 9, 10, 239, 240, 9_999].map { FeedPost(number: $0).time }
        #expect(times == ["2 min", "56 min", "1 h", "23 h", "1 d", "41 d"])
    }

    @Test("an avatar has the initials of two words, or one letter in a script without capitals")
    func initials() {
        func initials(_ name: String) -> String { FeedAuthor(number: 0, name: name, isRightToLeft: false).initials }
        #expect(initials("Éloïse Lefèvre") == "ÉL")
        #expect(initials("Пётр Щукин") == "ПЩ")
        #expect(initials("林小雨") == "林")
        #expect(initials("नोवा सिंह") == "नो")
        #expect(initials("ליאור כהן") == "ל")
    }

    @Test("the same action done twice changes nothing", arguments: FeedAction.allCases)
    func changes(_ action: FeedAction) {
        let (post, other) = (FeedPost(number: 4), FeedPost(number: 5))
        var changes = FeedChanges()
        changes.perform(action, on: post)
        #expect(changes != FeedChanges())
        changes.perform(action, on: other)
        changes.perform(action, on: post)
        changes.perform(action, on: other)
        #expect(changes == FeedChanges())
    }
}
