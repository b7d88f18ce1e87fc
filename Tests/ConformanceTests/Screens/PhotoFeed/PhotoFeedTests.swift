import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: photo feed", .serialized) struct PhotoFeedTests {
    private let stage = Stage(size: CGSize(width: 390, height: 400))

    private func show(_ names: [String]) throws -> PhotoFeedViewController {
        let posts = try names.enumerated().map { index, name in
            FeedPost(author: "Author \(index)", picture: try #require(URL(string: "https://pictures.example/\(name)")))
        }
        let controller = PhotoFeedViewController(posts: posts, session: StubProtocol.makeSession())
        stage.show(controller)
        return controller
    }

    /// Lets other tasks run until the condition is true, which takes milliseconds. Gives up after a minute and a thousand turns: when other
    /// tests run, a minute may be only a few turns.
    private func until(_ isTrue: () -> Bool) async {
        let end = Date(timeIntervalSinceNow: 60)
        var turns = 0
        while !isTrue(), Date() < end || turns < 1_000 {
            turns += 1
            await Task.yield()
        }
        stage.settle()
    }

    @Test("images appear after their posts, and a missing image says so")
    func loading() async throws {
        _ = try show(["a", "missing", "b"])
        #expect(stage.texts == ["Author 0", "Loading", "Author 1", "Loading"])
        await until { !stage.texts.contains("Loading") }
        #expect(stage.texts == ["Author 0", "Loaded", "Author 1", "No picture"])
        let images = stage.window.shownTree.compactMap { ($0 as? UIImageView)?.image?.size }
        #expect(images == [CGSize(width: 1, height: 1)])
    }

    @Test("a reused cell doesn't get the image it waited for before, which is cached for later")
    func reuse() async throws {
        let controller = try show(["slow"] + (0..<9).map { "p\($0)" })
        await until { StubProtocol.isSlowWaiting }
        #expect(stage.texts == ["Author 0", "Loading", "Author 1", "Loading"] || stage.texts[3] == "Loaded")
        for screen in 1...4 {
            controller.collectionView.contentOffset.y = CGFloat(screen) * 400
            stage.settle()
            await until { !stage.texts.contains("Loading") }
        }
        let last = ["Author 8", "Loaded", "Author 9", "Loaded"]
        #expect(stage.texts == last)
        StubProtocol.answerSlow()
        // Another picture that is requested later arrives later.
        controller.collectionView.contentOffset.y = 0
        stage.settle()
        await until { !stage.texts.contains("Loading") }
        #expect(stage.texts == ["Author 0", "Loaded", "Author 1", "Loaded"])
    }
}
