import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Feed") struct FeedTests {
    private func feed(
        size: CGSize = FriendsStage.phone, safeArea: UIEdgeInsets = .zero, photos: [Photo]? = nil
    ) throws -> (FriendsStage, FeedController) {
        let scene = FriendsStage(size: size, safeArea: safeArea, photos: photos)
        scene.open(0)
        return (scene, try #require(scene.feed))
    }

    @Test("a feed shows photos in strips as wide as the device")
    func strips() throws {
        let (_, feed) = try feed()
        let view = try #require(feed.collectionView)
        #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 1, width: 393, height: 200))
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 202, width: 197, height: 200))
        #expect(view.cellForItem(at: [0, 2])?.frame == CGRect(x: 198, y: 202, width: 195, height: 200))
        #expect(view.cellForItem(at: [0, 0])?.accessibilityLabel == "Landscape 1")
        #expect(view.contentOffset.y == -64)
    }

    @Test("a stacked photo that is just out of view has no cell")
    func stack() throws {
        let (scene, feed) = try feed()
        let view = try #require(feed.collectionView)
        // Strip 2 is from 403 to 603; the upper photo of its stack, number 4, ends at 503.
        // What is behind the bar does not count as out of view.
        view.contentOffset.y = 510
        scene.stage.settle()
        #expect(view.indexPathsForVisibleItems.min() == [0, 3])
        #expect(!view.indexPathsForVisibleItems.contains([0, 4]) && view.indexPathsForVisibleItems.contains([0, 5]))
    }

    @Test("after rotation the strips are as wide as the device, and the first photo stays in view")
    func turning() throws {
        let (scene, feed) = try feed()
        let view = try #require(feed.collectionView)
        // Strip 4 consists of halves again: photos 9 and 10.
        view.scrollToItem(at: [0, 9], at: .top, animated: false)
        scene.stage.settle()
        #expect(view.firstSeen == 9)
        scene.stage.resize(to: FriendsStage.phoneOnItsSide)
        #expect(view.firstSeen == 9)
        // Half of 852 is 426.
        #expect(view.cellForItem(at: [0, 9])?.frame == CGRect(x: 0, y: 805, width: 426, height: 200))
        #expect(view.contentOffset.y + view.adjustedContentInset.top == 805)
        scene.stage.resize(to: FriendsStage.phone)
        #expect(view.firstSeen == 9)
        #expect(view.contentOffset.y + view.adjustedContentInset.top == 805)
    }

    @Test("on a phone in landscape photos lie between island and edge, and the feed does not scroll sideways")
    func island() throws {
        let upright = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let (scene, feed) = try feed(safeArea: upright)
        let view = try #require(feed.collectionView)
        view.scrollToItem(at: [0, 9], at: .top, animated: false)
        scene.stage.settle()
        scene.stage.resize(
            to: FriendsStage.phoneOnItsSide, safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        // 852 - 2 · 59 = 734. Half of it is 367, and 366 are left beside the gap.
        #expect(view.cellForItem(at: [0, 9])?.frame == CGRect(x: 59, y: 805, width: 367, height: 200))
        #expect(view.cellForItem(at: [0, 10])?.frame == CGRect(x: 427, y: 805, width: 366, height: 200))
        #expect(view.contentSize.width == 852 && view.contentOffset.x == 0 && view.adjustedContentInset.left == 0)
        #expect(view.firstSeen == 9)

        scene.stage.resize(to: FriendsStage.phone, safeAreaInsets: upright)
        #expect(view.cellForItem(at: [0, 9])?.frame == CGRect(x: 0, y: 805, width: 197, height: 200))
        #expect(view.firstSeen == 9)
    }

    @Test("without photos a label is shown; one photo fills its strip; an unreadable one shows its name")
    func fewPhotos() throws {
        let (_, empty) = try feed(photos: [])
        #expect((empty.collectionView.backgroundView as? UILabel)?.text == "No photos yet")
        #expect(empty.collectionView.visibleCells.isEmpty)

        let (_, one) = try feed(photos: [Photo(drawing: 1)])
        #expect(one.collectionView.visibleCells.map(\.frame) == [CGRect(x: 0, y: 1, width: 393, height: 200)])
        #expect(one.collectionView.backgroundView == nil)

        let (_, bad) = try feed(photos: [Photo(name: "damaged", header: nil)])
        let cell = try #require(bad.collectionView.visibleCells.first)
        #expect(cell.accessibilityLabel == "damaged")
        let label = cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "damaged" && label?.isHidden == false)
    }

    @Test("a tap opens a photo large, and no photo is selected after going back")
    func opening() throws {
        let (scene, feed) = try feed()
        scene.stage.tap(at: CGPoint(x: 100, y: 300))
        #expect(scene.navigation.topViewController is PhotoViewerController)
        #expect(scene.navigation.topViewController?.title == "Landscape 2")
        scene.goBack()
        #expect(scene.navigation.topViewController === feed)
        #expect(feed.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("a hundred thousand photos scroll with the cells of a few screens")
    func many() throws {
        let photo = Photo(name: "one", header: nil)
        let (scene, feed) = try feed(photos: Array(repeating: photo, count: 100_000))
        scene.stage.press("End")
        let view = try #require(feed.collectionView)
        #expect(view.cellForItem(at: [0, 99_999]) != nil)
        #expect(view.subviews.count { $0 is FeedCell } < 40)
    }

    @Test("the feed looks like its snapshots")
    func pictures() throws {
        let (scene, feed) = try feed(photos: (0..<9).map { Photo(drawing: $0) })
        assertSnapshot(of: scene.navigation, as: .svg(size: FriendsStage.phone))
        assertSnapshot(of: feed.collectionView, as: .attributes)
    }
}
