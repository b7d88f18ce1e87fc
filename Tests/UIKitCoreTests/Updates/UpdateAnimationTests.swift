import Testing
import UIKit
import UIKitTesting

/// What is seen of a batch, frame by frame: 0.3 seconds, slow at both ends (D12).
@MainActor @Suite("Animations of updates") struct UpdateAnimationTests {
    let stage = Stage(size: CGSize(width: 100, height: 200))

    func show(_ names: [String]) -> (UICollectionView, NamedItems) {
        let source = NamedItems([names])
        let view = UICollectionView.named(source)
        stage.show(view)
        return (view, source)
    }

    @Test("what comes in fades in at its place, what is there slides, what leaves slides out of sight (R236)")
    func insertion() throws {
        let (view, source) = show(["a", "b", "c", "d"])
        source.sections[0].insert("new", at: 1)
        view.insertItems(at: [view.path(1)])
        #expect(view.shownNames == "a 0, new 50, b 100, c 150")
        let (new, b, d) = try (#require(view.cell("new")), #require(view.cell("b")), #require(view.cell("d")))

        stage.advance(by: 1 / 60)
        #expect(new.seenAlpha < 0.1 && new.seenY == 50)
        #expect(b.seenY > 50 && b.seenY < 53)
        #expect(d.seenY > 150 && d.seenY < 153 && d.seenAlpha == 1)
        stage.advance(by: 0.15 - 1 / 60)
        #expect(abs(new.seenAlpha - 0.5) < 0.05)
        #expect(abs(b.seenY - 75) < 2.5)
        #expect(abs(d.seenY - 175) < 2.5)
        stage.settle()
        #expect(new.seenAlpha == 1 && b.seenY == 100)
        #expect(view.cell("d") == nil)
        #expect(stage.time < 0.4)
    }

    @Test("what goes fades out at its place, and what comes into sight comes from where it was (R236)")
    func deletion() throws {
        let (view, source) = show(["a", "b", "c", "d", "e"])
        let b = try #require(view.cell("b"))
        source.sections[0].remove(at: 1)
        view.deleteItems(at: [view.path(1)])
        #expect(view.shownNames == "a 0, c 50, d 100, e 150")
        let e = try #require(view.cell("e"))
        stage.advance(by: 1 / 60)
        #expect(b.seenAlpha > 0.9 && b.seenY == 50)
        #expect(e.seenY > 197 && e.seenY < 200 && e.seenAlpha == 1)
        stage.advance(by: 0.15 - 1 / 60)
        #expect(abs(b.seenAlpha - 0.5) < 0.05)
        #expect(abs(e.seenY - 175) < 2.5)
        stage.settle()
        #expect(b.isHidden && e.seenY == 150)
    }
}
