import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Friends") struct FriendsTests {
    // MARK: Columns

    @Test("in portrait a phone has one column as wide as the margins leave, in rows of 70 below an inset of 10")
    func list() {
        let scene = FriendsStage()
        // Margins of 8 on both sides of 393.
        #expect(scene.frame(0) == CGRect(x: 8, y: 10, width: 377, height: 70))
        #expect(scene.frame(1) == CGRect(x: 8, y: 80, width: 377, height: 70))
        #expect(scene.layout.sectionInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        #expect(scene.layout.sectionInset.top == scene.layout.minimumInteritemSpacing)
        #expect(scene.layout.sectionInsetReference == .fromSafeArea)
        #expect(scene.differences() == [])
    }

    struct Device: Sendable, CustomTestStringConvertible {
        let size: CGSize
        let columns: [CGRect]
        var testDescription: String { "\(size.width) x \(size.height)" }
    }

    nonisolated static let devices = [
        // 836 are inside the margins: two columns of 418. The 16 of the margins are between them.
        Device(
            size: CGSize(width: 852, height: 393),
            columns: [CGRect(x: 0, y: 10, width: 418, height: 70), CGRect(x: 434, y: 10, width: 418, height: 70)]),
        Device(
            size: CGSize(width: 820, height: 1180),
            columns: [CGRect(x: 0, y: 10, width: 402, height: 70), CGRect(x: 418, y: 10, width: 402, height: 70)]),
        // Three columns of 388, and twice 8.
        Device(
            size: CGSize(width: 1180, height: 820),
            columns: [0, 396, 792].map { CGRect(x: $0, y: 8, width: 388, height: 70) }),
        // Four columns of 337 leave 18, which is three times 6.
        Device(
            size: CGSize(width: 1366, height: 1024),
            columns: [0, 343, 686, 1029].map { CGRect(x: $0, y: 6, width: 337, height: 70) }),
        // The view is narrower than a column should be, but there is one all the same.
        Device(size: CGSize(width: 250, height: 400), columns: [CGRect(x: 8, y: 10, width: 234, height: 70)]),
    ]

    @Test("columns fill the device from edge to edge with one width and one gap", arguments: devices)
    func grid(_ device: Device) {
        let scene = FriendsStage(size: device.size)
        let count = device.columns.count
        #expect((0..<count).map { scene.frame($0) } == device.columns)
        #expect((0..<count).map { scene.frame(count + $0) } == device.columns.map { $0.offsetBy(dx: 0, dy: 70) })
        #expect(scene.layout.sectionInset.top == scene.layout.minimumInteritemSpacing)
        #expect(scene.differences() == [])
    }

    @Test("beside a notch at the side, two columns fit")
    func notch() {
        let scene = FriendsStage(
            size: FriendsStage.phoneOnItsSide, safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        // 852 - 2 · (59 + 8) = 718: two columns of 359, from 59 to 793.
        #expect(scene.frame(0) == CGRect(x: 59, y: 10, width: 359, height: 70))
        #expect(scene.frame(1) == CGRect(x: 434, y: 10, width: 359, height: 70))
    }

    // MARK: Updates

    @Test("an update from the cloud marks reloaded friends at once, and animates everything else together")
    func updates() throws {
        let scene = FriendsStage()
        let before = scene.people
        scene.touchCloud()
        #expect(scene.people.count == 17)
        let marked = scene.people.filter(\.isUpdated)
        #expect(marked.count == 2)
        #expect(before.filter { person in marked.contains { $0.id == person.id } }.count == 2)
        scene.stage.settle()
        #expect(scene.differences() == [])
        #expect(scene.list.visibleCells.contains { $0.accessibilityValue == "Updated" })
    }

    @Test("a reload is not animated, a move is")
    func movement() throws {
        let scene = FriendsStage()
        try scene.friends.apply([.reload(0)])
        let cell = try #require(scene.list.cellForItem(at: [0, 0]))
        #expect(cell.accessibilityValue == "Updated")
        #expect(cell.layer.animationKeys() == nil)
        scene.stage.settle()

        try scene.friends.apply([.move(0, 3)])
        scene.stage.advance(by: 0.15)
        let shown = try #require(cell.layer.presentation()).position.y
        #expect(shown > 10 + 35 && shown < 220 + 35)
        scene.stage.settle()
        #expect(cell.frame.minY == 220)
        #expect(scene.differences() == [])
    }

    @Test("each batch removes friends until none is left; then the button is disabled until the list is refreshed")
    func emptying() {
        let scene = FriendsStage()
        var counts: [Int] = []
        while scene.cloud.isEnabled, counts.count < 20 {
            scene.tapCloud()
            counts.append(scene.people.count)
            #expect(scene.differences() == [])
        }
        #expect(counts == [17, 13, 10, 7, 5, 3, 0])
        #expect(scene.list.backgroundView?.isHidden == false)
        scene.tapCloud()
        #expect(scene.people.isEmpty)

        scene.pullToRefresh()
        #expect(scene.people == PeopleService.firstPeople)
        #expect(scene.cloud.isEnabled)
        #expect(scene.list.backgroundView?.isHidden == true)
        #expect(scene.list.refreshControl?.isRefreshing == false)
        #expect(scene.list.contentOffset.y == -scene.list.adjustedContentInset.top)
        #expect(scene.differences() == [])
        // The same news arrives again.
        scene.tapCloud()
        #expect(scene.people.count == 17)
    }

    @Test("pulling the list down shows the refresh control for a second, and the same people until it ends")
    func refreshing() throws {
        let scene = FriendsStage()
        scene.tapCloud()
        scene.pullDown()
        let wheel = try #require(scene.list.refreshControl)
        for _ in 1...5 {
            #expect(wheel.isRefreshing && wheel.superview === scene.list)
            #expect(scene.people.count == 17)
            scene.stage.advance(by: 0.1)
        }
        // While it spins, the refresh control takes 60 points below the bar of 64.
        #expect(scene.list.adjustedContentInset.top == 124)
        scene.stage.advance(by: 0.5)
        #expect(!wheel.isRefreshing)
        #expect(scene.people == PeopleService.firstPeople)
        scene.stage.settle()
        #expect(scene.list.contentOffset.y == -64)
        #expect(scene.differences() == [])
    }

    @Test("an update that arrives during a refresh is shown, and replaced when the refresh ends")
    func newsWhileRefreshing() {
        let scene = FriendsStage()
        scene.pullDown()
        scene.touchCloud()
        #expect(scene.people.count == 17)
        scene.stage.advance(by: FriendsController.fetchDuration)
        scene.stage.settle()
        #expect(scene.people == PeopleService.firstPeople)
        #expect(scene.differences() == [])
    }

    @Test("a screen that is popped during a refresh is released")
    func leftWhileRefreshing() {
        let stage = Stage(size: FriendsStage.phone)
        let navigation = UINavigationController(rootViewController: UIViewController())
        weak var friends: FriendsController?
        do {
            let controller = FriendsController(photos: [])
            friends = controller
            navigation.pushViewController(controller, animated: false)
        }
        stage.show(navigation)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
        #expect(friends?.collectionView.refreshControl?.isRefreshing == true)
        navigation.popViewController(animated: false)
        stage.advance(by: 0.1)
        #expect(friends == nil)
        stage.advance(by: 2)
    }

    @Test("further batches may arrive while the last one is still animated", arguments: [1, 3, 9, 17])
    func impatience(_ frames: Int) {
        let scene = FriendsStage()
        for count in [17, 13, 10, 7, 5, 3, 0] {
            scene.touchCloud()
            scene.stage.advance(by: Double(frames) / 60)
            #expect(scene.people.count == count)
            #expect(scene.list.numberOfItems(inSection: 0) == count)
            let cells = scene.list.visibleCells
            #expect(Set(cells.map(\.accessibilityLabel)).count == cells.count)
        }
        scene.stage.settle()
        #expect(scene.differences() == [])
    }

    @Test("a phone may be rotated while a batch is animated", arguments: [1, 5, 10, 19])
    func turnedBatch(_ frames: Int) {
        let scene = FriendsStage()
        scene.stage.wheel(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: 400))
        scene.stage.settle()
        scene.touchCloud()
        scene.stage.advance(by: Double(frames) / 60)
        scene.stage.resize(to: FriendsStage.phoneOnItsSide)
        #expect(scene.differences() == [])
        #expect(Set((0..<17).compactMap { scene.frame($0)?.minX }) == [0, 434])
        scene.touchCloud()
        scene.stage.advance(by: Double(frames) / 60)
        scene.stage.resize(to: FriendsStage.phone)
        #expect(scene.people.count == 13)
        #expect(scene.differences() == [])
    }

    @Test("after batches of every kind, in any order, the list shows the model", arguments: 0..<40)
    func chance(_ seed: UInt64) throws {
        let scene = FriendsStage(size: seed % 2 == 0 ? FriendsStage.phone : FriendsStage.phoneOnItsSide)
        var service = PeopleService()
        var chance = PeopleService.Chance(seed: seed)
        for _ in 0..<4 {
            try scene.friends.apply(service.updates(for: scene.people).shuffled(using: &chance))
            scene.stage.advance(by: Double.random(in: 0...0.4, using: &chance))
        }
        scene.stage.settle()
        #expect(scene.differences() == [])
    }

    @Test("a batch that does not fit the list is refused, and nothing changes")
    func refused() {
        let scene = FriendsStage()
        let before = scene.people
        #expect(throws: PeopleBatch.Mistake.twice(index: 3, isAfter: false)) {
            try scene.friends.apply([.reload(0), .delete(3), .move(3, 0)])
        }
        #expect(throws: PeopleBatch.Mistake.outOfRange(index: 24, count: 24, isAfter: false)) {
            try scene.friends.apply([.reload(0), .delete(24)])
        }
        #expect(scene.people == before)
        scene.stage.settle()
        #expect(scene.differences() == [])
    }

    // MARK: Turning

    @Test("after rotation the list shows the same first person")
    func turning() throws {
        let scene = FriendsStage()
        // 24 rows of 70 and the inset are 1690; the device shows 788 below the bar.
        scene.list.scrollToItem(at: [0, 9], at: .top, animated: false)
        scene.stage.settle()
        #expect(scene.list.firstSeen == 9)
        scene.stage.resize(to: FriendsStage.phoneOnItsSide)
        // The tenth person is in the fifth row of two, with the ninth.
        #expect(scene.list.firstSeen == 8)
        // An inset of 10 and four rows of 70, below a bar that ends at 54.
        #expect(scene.list.contentOffset.y == 236)
        #expect(scene.differences() == [])
        scene.stage.resize(to: FriendsStage.phone)
        #expect(scene.list.firstSeen == 8)
        #expect(scene.differences() == [])
    }

    @Test("rotated between a phone's safe areas, the list keeps the first person that no bar covered")
    func turningWithSafeArea() {
        let upright = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let scene = FriendsStage(safeArea: upright)
        scene.list.contentOffset.y = 317
        scene.stage.settle()
        // The seventh person is from 430 to 500, and the bar ends at 317 + 113.
        #expect(scene.list.firstSeen == 6)
        scene.stage.resize(
            to: FriendsStage.phoneOnItsSide, safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        // The seventh begins the fourth row of two: 10 + 3 · 70, below a bar that ends at 54.
        #expect(scene.list.contentOffset.y == 166)
        #expect(scene.list.firstSeen == 6)
        scene.stage.resize(to: FriendsStage.phone, safeAreaInsets: upright)
        #expect(scene.list.contentOffset.y == 317)
    }

    @Test("a list at its top stays at its top when the device is rotated")
    func turningAtTop() {
        let scene = FriendsStage()
        let sizes = [
            FriendsStage.phoneOnItsSide, FriendsStage.phone, FriendsStage.tablet, FriendsStage.tabletOnItsSide,
            FriendsStage.tablet,
        ]
        for size in sizes {
            scene.stage.resize(to: size)
            let top = scene.list.adjustedContentInset.top
            #expect(top == (size.height < 400 ? 54 : 64))
            #expect(scene.list.contentOffset == CGPoint(x: 0, y: -top))
        }
    }

    @Test("rotated while a feed is on top, the list keeps its first person in view", arguments: [1, 2, 3])
    func turningBelow(_ turns: Int) {
        let scene = FriendsStage()
        scene.list.scrollToItem(at: [0, 8], at: .top, animated: false)
        scene.stage.settle()
        scene.open(9)
        #expect(scene.feed != nil)
        for turn in 1...turns {
            scene.stage.resize(to: turn % 2 == 1 ? FriendsStage.phoneOnItsSide : FriendsStage.phone)
        }
        scene.goBack()
        #expect(scene.list.firstSeen == 8)
        #expect(scene.differences() == [])
    }

    @Test("a list at its top, covered while the device is rotated, is at its top after going back")
    func turningBelowAtTop() {
        for sizes in [
            [FriendsStage.phoneOnItsSide], [FriendsStage.tablet], [FriendsStage.phoneOnItsSide, FriendsStage.tablet],
        ] {
            let scene = FriendsStage()
            scene.tapCloud()
            scene.open(2)
            for size in sizes { scene.stage.resize(to: size) }
            scene.goBack()
            #expect(scene.list.contentOffset.y == -scene.list.adjustedContentInset.top, "\(sizes)")
        }
    }

    // MARK: A friend

    @Test("a tap pushes the friend's feed; after going back no friend is selected")
    func pushing() {
        let scene = FriendsStage()
        scene.open(2)
        #expect(scene.feed?.title == scene.people[2].name)
        #expect(scene.list.indexPathsForSelectedItems == [[0, 2]])
        scene.goBack()
        #expect(scene.list.indexPathsForSelectedItems == [])
        #expect(scene.navigation.topViewController === scene.friends)
    }

    @Test("going back from a feed shows the list where it was", arguments: [0, 200] as [CGFloat])
    func returning(_ scrolled: CGFloat) {
        let scene = FriendsStage(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        // The bar of 44 and the safe area above it cover the top.
        scene.list.contentOffset.y = scrolled - 103
        scene.stage.settle()
        scene.open(5)
        #expect(scene.feed != nil)
        scene.goBack()
        #expect(scene.list.contentOffset.y == scrolled - 103)
        #expect(scene.differences() == [])
    }

    @Test("a phone may be rotated while a feed is pushed or popped", arguments: [1, 6, 12, 18])
    func turnedPush(_ frames: Int) throws {
        let scene = FriendsStage()
        scene.list.scrollToItem(at: [0, 8], at: .top, animated: false)
        scene.stage.settle()
        let cell = try #require(scene.list.cellForItem(at: [0, 10]))
        let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        let finger = scene.stage.touchDown(at: point)
        scene.stage.advance(by: 0.05)
        scene.stage.touchUp(finger, at: point)
        scene.stage.advance(by: Double(frames) / 60)
        scene.stage.resize(to: FriendsStage.phoneOnItsSide)
        let feed = try #require(scene.feed)
        #expect(feed.title == scene.people[10].name)
        #expect(feed.collectionView.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 1, width: 852, height: 200))

        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: Double(frames) / 60)
        scene.stage.resize(to: FriendsStage.phone)
        #expect(scene.navigation.topViewController === scene.friends)
        #expect(scene.list.firstSeen == 8)
        #expect(scene.list.indexPathsForSelectedItems == [])
        #expect(scene.differences() == [])
    }

    @Test("a list may be pulled down while a batch is animated, and rotated during the drag")
    func pulledBatch() {
        let scene = FriendsStage()
        scene.touchCloud()
        let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 200))
        for step in 1...20 {
            scene.stage.advance(by: 1 / 60)
            scene.stage.touchMove(finger, to: CGPoint(x: 200, y: 200 + 20 * step))
        }
        #expect(scene.list.refreshControl?.isRefreshing == true)
        scene.stage.resize(to: FriendsStage.phoneOnItsSide)
        scene.stage.touchUp(finger, at: CGPoint(x: 200, y: 300))
        scene.stage.advance(by: FriendsController.fetchDuration)
        scene.stage.settle()
        #expect(scene.people == PeopleService.firstPeople)
        #expect(scene.list.contentOffset == CGPoint(x: 0, y: -54))
        #expect(scene.differences() == [])
    }

    @Test("without photos a row shows the initials of the name")
    func initials() throws {
        #expect(Person(id: 0, name: "Ada Moreno").initials == "AM")
        #expect(Person(id: 0, name: "Cher").initials == "C")
        #expect(Person(id: 0, name: "").initials == "")
        for photos in [[], [Photo(name: "bad", header: nil)]] {
            let scene = FriendsStage(photos: photos)
            let cell = try #require(scene.list.cellForItem(at: [0, 0]))
            let words = cell.contentView.subviews.compactMap { ($0 as? UILabel) }.filter { !$0.isHidden }.map(\.text)
            #expect(words == ["AM", "Ada Moreno"])
        }
    }

    // MARK: Looks

    @Test("from right to left, a row is the mirror image")
    func rightToLeft() throws {
        let scene = FriendsStage(photos: [])
        let cell = try #require(scene.list.cellForItem(at: [0, 0]))
        let before = cell.contentView.subviews.map(\.frame)
        scene.stage.window.traitOverrides.layoutDirection = .rightToLeft
        scene.stage.settle()
        let after = try #require(scene.list.cellForItem(at: [0, 0])).contentView.subviews.map(\.frame)
        #expect(after == before.map { CGRect(x: 377 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) })
        #expect(after != before)
    }

    // MARK: From the storyboard

    @Test(
        "the list and the feed from a storyboard look as in code, on every device",
        arguments: [(393, 852), (852, 393), (820, 1180)] as [(CGFloat, CGFloat)])
    func bothWays(width: CGFloat, height: CGFloat) {
        let looks = [false, true].map { isFromStoryboard in
            let scene = FriendsStage(
                size: CGSize(width: width, height: height), isFromStoryboard: isFromStoryboard)
            #expect((scene.friends.storyboard != nil) == isFromStoryboard)
            #expect(scene.layout is ColumnFlowLayout)
            scene.tapCloud()
            let list = scene.stage.svg()
            scene.open(0)
            scene.stage.settle()
            return [list, scene.stage.svg()]
        }
        #expect(looks[0] == looks[1])
    }

    @Test("a tap on the prototype's cell starts its segue, and the feed is the tapped friend's", arguments: [0, 3])
    func segue(_ item: Int) throws {
        let scene = FriendsStage(isFromStoryboard: true)
        scene.open(item)
        scene.stage.settle()
        let feed = try #require(scene.feed)
        #expect(feed.title == scene.people[item].name && feed.photos.count == 30)
        #expect(feed.storyboard != nil && feed.collectionViewLayout is MosaicLayout)
        #expect(scene.navigation.viewControllers.count == 2, "the segue, and nothing else, shows it")
    }

    // MARK: Coming and going

    @Test("a new friend grows from a tenth and fades in, a deleted one shrinks and fades out, others only move")
    func comingAndGoing() throws {
        let scene = FriendsStage()
        let cells = try (0..<3).map { try #require(scene.list.cellForItem(at: [0, $0])) }
        try scene.friends.apply([.delete(1), .insert(Person(id: 99, name: "New Friend"), 0)])
        scene.stage.advance(by: 0.15)
        let new = try #require(scene.list.cellForItem(at: [0, 0])?.layer.presentation())
        let (gone, kept) = (try #require(cells[1].layer.presentation()), try #require(cells[0].layer.presentation()))
        for layer in [new, gone] {
            #expect(layer.opacity > 0.1 && layer.opacity < 0.9)
            #expect(layer.affineTransform().a > 0.15 && layer.affineTransform().a < 0.95)
        }
        #expect(kept.opacity == 1 && kept.affineTransform().isIdentity)
        scene.stage.settle()
        #expect(scene.differences() == [])
        #expect(scene.list.visibleCells.allSatisfy { $0.transform.isIdentity && $0.alpha == 1 })
    }

    @Test("after a refresh the section reloads with an animation: all cells grow and fade in")
    func animatedReload() throws {
        let scene = FriendsStage()
        scene.tapCloud()
        scene.pullDown()
        let before = try #require(scene.list.cellForItem(at: [0, 0]))
        while scene.people.count == 17 { scene.stage.advance(by: 1 / 60) }
        scene.stage.advance(by: 0.1)
        let after = try #require(scene.list.cellForItem(at: [0, 0]))
        #expect(after !== before)
        let (new, old) = (try #require(after.layer.presentation()), try #require(before.layer.presentation()))
        #expect(new.opacity > 0 && new.opacity < 1 && new.affineTransform().a > 0.1 && new.affineTransform().a < 1)
        #expect(old.opacity > 0 && old.opacity < 1 && old.affineTransform().a > 0.1 && old.affineTransform().a < 1)
        scene.stage.settle()
        #expect(scene.people == PeopleService.firstPeople)
        #expect(scene.list.contentOffset.y == -64)
        #expect(scene.differences() == [])
    }

    @Test("the list of friends looks like its snapshots")
    func pictures() {
        let scene = FriendsStage(photos: [])
        try? scene.friends.apply([.reload(1), .reload(4)])
        scene.stage.settle()
        assertSnapshot(of: scene.navigation, as: .svg(size: FriendsStage.phone))
        assertSnapshot(of: scene.list, as: .attributes)
        scene.stage.resize(to: FriendsStage.tablet)
        assertSnapshot(of: scene.list, as: .attributes)
    }
}
