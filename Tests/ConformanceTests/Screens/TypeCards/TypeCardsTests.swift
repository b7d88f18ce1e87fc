import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: cards that grow with the text size") struct TypeCardsTests {
    private let controller = TypeCardsViewController(texts: [
        ("Layout", "Where things are, and how large."), ("Updates", "How things come, go and change their places."),
    ])
    private let stage = Stage(size: CGSize(width: 390, height: 844))

    private func card() throws -> TypeCardView {
        try #require(stage.window.shownTree.compactMap { $0 as? TypeCardView }.first)
    }

    @Test("larger text makes higher cards; from accessibility sizes on the image is above the text")
    func growing() throws {
        stage.show(controller)
        let card = try card()
        let height = card.bounds.height
        #expect(card.imageView.frameInWindow.maxX + 12 == card.titleLabel.frameInWindow.minX)
        #expect(card.frameInWindow.minX == 16 && card.bounds.width == 358)
        controller.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        stage.settle()
        #expect(card.bounds.height > height && card.imageView.frameInWindow.maxX < card.titleLabel.frameInWindow.minX)
        controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.settle()
        #expect(abs(card.imageView.frameInWindow.maxY + 12 - card.titleLabel.frameInWindow.minY) < 1e-9)
        #expect(controller.scrollView.contentSize.height > 500 && card.labelsSeen.allSatisfy(\.hasRoomForItsText))
        controller.traitOverrides.preferredContentSizeCategory = .large
        stage.settle()
        #expect(card.bounds.height == height)
    }
}
