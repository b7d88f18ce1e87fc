import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

@MainActor @Suite("The feed for every reader") struct FeedReadingTests {
    @Test("at each text size rows are as high as their texts", arguments: TextSize.all.indices)
    func textSize(_ number: Int) {
        let scene = FeedStage()
        let before = scene.cell(0)?.bounds.height ?? 0
        scene.change { $0.textSize = number }
        let after = scene.cell(0)?.bounds.height ?? 0
        #expect(number < TextSize.standard ? after < before : number > TextSize.standard ? after > before : true)
        for _ in 0..<4 {
            #expect(scene.misfits() == [])
            scene.tap(scene.cells.last { $0.frame.midY < scene.list.bounds.midY }?.actions.repliesButton)
            #expect(scene.misfits() == [])
            scene.scroll(by: 500)
        }
    }

    @Test("another text size keeps the first row in view in place")
    func place() throws {
        let scene = FeedStage()
        scene.scroll(by: 3000)
        let first = try #require(scene.first)
        let (number, top) = (first.post?.number ?? 0, first.convert(first.bounds, to: nil).minY)
        scene.change { $0.textSize = 6 }
        let cell = try #require(scene.cell(number))
        #expect(abs(cell.convert(cell.bounds, to: nil).minY - top) < 1)
    }

    @Test("from right to left, rows are the mirror images of what they were, and back")
    func direction() throws {
        let scene = FeedStage()
        func frames() throws -> [CGRect] {
            let cell = try #require(scene.cell(0))
            let views = [
                cell.header.avatar, cell.header.followButton, cell.actions.likeButton, cell.actions.moreButton,
            ]
            return views.map { $0.convert($0.bounds, to: cell) }
        }
        let before = try frames()
        scene.change { $0.isRightToLeft = true }
        let mirrored = before.map { CGRect(x: 361 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        for (frame, mirror) in zip(try frames(), mirrored) { #expect(frame.isAlmost(mirror), "\(mirror)") }
        #expect(scene.misfits() == [])
        scene.change { $0.isRightToLeft = false }
        for (frame, old) in zip(try frames(), before) { #expect(frame.isAlmost(old), "\(old)") }
    }

    @Test("right-to-left texts are aligned right, in both layout directions")
    func scripts() throws {
        let scene = FeedStage()
        for isRightToLeft in [false, true] {
            scene.change { $0.isRightToLeft = isRightToLeft }
            let numbers = (0..<200).filter { FeedPost(number: $0).author.isRightToLeft }.prefix(2)
            #expect(numbers.count == 2)
            for number in numbers {
                scene.show(number)
                #expect(scene.cell(number)?.text.textAlignment == .right)
            }
        }
    }

    @Test("on a tablet rows are 672 wide, in the middle; on a phone in landscape they keep clear of the notch")
    func devices() {
        let scene = FeedStage(size: CGSize(width: 820, height: 1180))
        // (820 - 672) / 2 = 74.
        #expect(scene.frames.allSatisfy { $0.minX == 74 && $0.width == 672 } && scene.misfits() == [])
        scene.stage.resize(
            to: CGSize(width: 852, height: 393), safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        scene.stage.settle()
        // (852 - 672) / 2 = 90, and 59 + 16 = 75 would be less.
        #expect(scene.frames.allSatisfy { $0.minX == 90 && $0.width == 672 })
        #expect(scene.misfits() == [])
        scene.stage.resize(
            to: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        scene.stage.settle()
        #expect(scene.frames.allSatisfy { $0.minX == 16 && $0.width == 361 } && scene.misfits() == [])
    }

    @Test("rotation in the middle of the feed keeps the first post in view")
    func turned() throws {
        let scene = FeedStage()
        scene.show(300)
        let number = try #require(scene.first?.post?.number)
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        scene.stage.settle()
        #expect(scene.first?.post?.number == number && scene.misfits() == [])
        scene.stage.resize(to: CGSize(width: 393, height: 852))
        scene.stage.settle()
        #expect(scene.first?.post?.number == number && scene.misfits() == [])
    }

    @Test("the feed looks like its snapshots")
    func pictures() {
        let scene = FeedStage()
        scene.tap(scene.cell(0)?.actions.repliesButton)
        scene.tap(scene.cell(0)?.actions.likeButton)
        let view: UIView = scene.controller.view
        assertSnapshot(of: view, as: .svg(size: CGSize(width: 393, height: 852)), named: "phone")
        scene.controller.overrideUserInterfaceStyle = .dark
        scene.change { $0.isRightToLeft = true }
        assertSnapshot(of: view, as: .svg(size: CGSize(width: 393, height: 852)), named: "dark-right-to-left")
        scene.controller.overrideUserInterfaceStyle = .unspecified
        scene.change {
            $0.isRightToLeft = false
            $0.textSize = 6
        }
        assertSnapshot(of: view, as: .svg(size: CGSize(width: 393, height: 852)), named: "extra-extra-extra-large")
    }
}
