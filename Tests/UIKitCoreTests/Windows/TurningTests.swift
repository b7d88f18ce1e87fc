import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Turning a device") struct TurningTests {
    @Test(
        "animations alongside a rotation find new sizes, so they can scroll back to the same item",
        arguments: Moment.allCases)
    func place(_ moment: Moment) {
        let stage = Stage(size: CGSize(width: 300, height: 700))
        let grid = PlaceKeepingGrid(moment: moment)
        stage.show(UINavigationController(rootViewController: grid))
        stage.settle()
        // Three columns of 100: item 60 begins the 21st row.
        grid.collectionView.scrollToItem(at: [0, 60], at: .top, animated: false)
        stage.settle()
        #expect(grid.firstBelowBar == [0, 60])

        stage.resize(to: CGSize(width: 600, height: 400))
        stage.settle()
        // Six columns: the 11th row, below the bar.
        #expect(grid.sizeWhenAsked == CGSize(width: 600, height: 400))
        #expect(grid.collectionView.contentOffset.y + grid.collectionView.adjustedContentInset.top == 1000)
    }

    @Test("a list at its top stays there when the device turns, whatever its proportions", arguments: [true, false])
    func top(_ isBelowBar: Bool) {
        let (upright, onItsSide) = (CGSize(width: 820, height: 1180), CGSize(width: 1180, height: 820))
        let stage = Stage(size: upright, safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        let grid = PlaceKeepingGrid(moment: .alongside, count: 20)
        stage.show(isBelowBar ? UINavigationController(rootViewController: grid) : grid)
        let top: CGFloat = isBelowBar ? 78 : 24
        for size in [onItsSide, upright] {
            stage.resize(to: size)
            #expect(grid.collectionView.adjustedContentInset.top == top)
            #expect(grid.collectionView.contentOffset == CGPoint(x: 0, y: -top))
        }
    }

    @Test(
        "a list at its top stays there on a phone that turns, with or without another screen above",
        arguments: [6, 9, 200], 0..<16)
    func topOfPhone(count: Int, covering: Int) {
        let (upright, onItsSide) = (CGSize(width: 375, height: 667), CGSize(width: 667, height: 375))
        let stage = Stage(size: upright)
        let grid = PlaceKeepingGrid(moment: .alongside, count: count)
        let navigation = UINavigationController(rootViewController: grid)
        stage.show(navigation)
        stage.settle()
        for (step, size) in [onItsSide, upright, onItsSide, upright].enumerated() {
            let covers = covering & (1 << step) != 0
            if covers, navigation.viewControllers.count == 1 {
                navigation.pushViewController(UIViewController(), animated: true)
            }
            stage.settle()
            stage.resize(to: size)
            stage.settle()
            if covering & (1 << (step + 1)) == 0 { navigation.popToRootViewController(animated: true) }
            stage.settle()
            if navigation.viewControllers.count == 1 {
                #expect(grid.collectionView.contentOffset.y == -grid.collectionView.adjustedContentInset.top)
            }
        }
    }

    @Test("a list at its top that is resized below another screen is at its top when that is popped")
    func covered() {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let grid = PlaceKeepingGrid(moment: .alongside, count: 20)
        let navigation = UINavigationController(rootViewController: grid)
        stage.show(navigation)
        stage.settle()
        #expect(grid.collectionView.contentOffset.y == -64)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()

        // The bar is as high as before, and all content fits: it rests at one offset only.
        stage.resize(to: CGSize(width: 820, height: 1180))
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(grid.collectionView.adjustedContentInset.top == 64)
        #expect(grid.collectionView.contentOffset.y == -64)
    }

    @Test("viewWillTransition is called while size, safe area, traits and offset are still the old ones")
    func announced() {
        let upright = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let onItsSide = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        let stage = Stage(size: CGSize(width: 393, height: 852), safeAreaInsets: upright)
        let log = TurnLog()
        stage.show(UINavigationController(rootViewController: log))
        log.collectionView.contentOffset.y = 327
        stage.settle()

        stage.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: onItsSide)
        let before = TurnLog.Seen(
            screen: CGSize(width: 393, height: 852), view: CGSize(width: 393, height: 852), verticalSize: .regular,
            safeArea: UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0), offset: 327)
        let after = TurnLog.Seen(
            screen: CGSize(width: 852, height: 393), view: CGSize(width: 852, height: 393), verticalSize: .compact,
            safeArea: UIEdgeInsets(top: 54, left: 59, bottom: 21, right: 59), offset: 327)
        #expect(log.events.map(\.name) == ["traits to compact", "size to 852", "traits changed", "alongside"])
        #expect(log.events.first?.seen == before)
        #expect(log.events.dropFirst().first?.seen == before)
        #expect(log.events.last?.seen == after)
    }

    @Test("a new safe area without a new size calls no viewWillTransition")
    func safeAreaAlone() {
        let stage = Stage(size: CGSize(width: 393, height: 852))
        let log = TurnLog()
        stage.show(log)
        stage.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(log.events.map(\.name) == [])
        #expect(log.collectionView.adjustedContentInset.top == 59)
    }

    @Test("a window shown during the calls for a new size gets that size, too")
    func windowInBetween() {
        let stage = Stage(size: CGSize(width: 393, height: 852))
        let log = TurnLog()
        let window = UIWindow(frame: stage.window.bounds)
        log.whenToldOfSize = { window.isHidden = false }
        stage.show(log)
        stage.resize(to: CGSize(width: 852, height: 393))
        #expect(window.frame.size == CGSize(width: 852, height: 393))
    }

    enum Moment: CaseIterable { case alongside, completion }

    @Test("a layout asked about a new size never sees a safe area in between")
    func safeArea() {
        let stage = Stage(size: CGSize(width: 393, height: 852))
        let layout = SafeAreaLog()
        stage.show(UINavigationController(rootViewController: UICollectionViewController(collectionViewLayout: layout)))
        (layout.seen, layout.asked) = ([], [])
        let sizes = [(820, 1180), (1180, 820), (393, 852)].map { CGSize(width: $0.0, height: $0.1) }
        for size in sizes {
            stage.resize(to: size)
            stage.settle()
            #expect(layout.seen.last?.size == size)
        }
        // The bar ends at 64 in all sizes.
        let insets = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
        #expect(layout.seen.map(\.insets) == Array(repeating: insets, count: layout.seen.count))
        #expect(layout.asked == Array(repeating: insets, count: 3))
    }
}

private final class SafeAreaLog: UICollectionViewLayout {
    var seen: [(size: CGSize, insets: UIEdgeInsets)] = []
    /// The adjusted inset at each call about another size.
    var asked: [UIEdgeInsets] = []

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        seen.append((collectionView.bounds.size, collectionView.safeAreaInsets))
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView, newBounds.size != collectionView.bounds.size else { return false }
        asked.append(collectionView.adjustedContentInset)
        return true
    }
}

/// Records what is visible while a device rotates.
private final class TurnLog: UICollectionViewController {
    struct Seen: Equatable {
        let screen, view: CGSize
        let verticalSize: UIUserInterfaceSizeClass
        let safeArea: UIEdgeInsets
        let offset: CGFloat
    }

    var events: [(name: String, seen: Seen)] = []
    var whenToldOfSize: () -> Void = {}

    init() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        super.init(collectionViewLayout: flow)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    private func log(_ name: String) {
        let seen = Seen(
            screen: UIScreen.main.bounds.size, view: collectionView.bounds.size,
            verticalSize: traitCollection.verticalSizeClass, safeArea: collectionView.safeAreaInsets,
            offset: collectionView.contentOffset.y)
        events.append((name, seen))
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log("traits to \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log("size to \(Int(size.width))")
        whenToldOfSize()
        coordinator.animate(alongsideTransition: { [unowned self] _ in log("alongside") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log("traits changed")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

private final class PlaceKeepingGrid: UICollectionViewController {
    var sizeWhenAsked: CGSize?
    private let moment: TurningTests.Moment
    private let count: Int

    init(moment: TurningTests.Moment, count: Int = 200) {
        self.moment = moment
        self.count = count
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumLineSpacing = 0
        flow.minimumInteritemSpacing = 0
        super.init(collectionViewLayout: flow)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    /// The first item below the bar; for the collection view, items behind the bar are visible, too.
    var firstBelowBar: IndexPath? {
        let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
        return collectionView.indexPathForItem(at: CGPoint(x: 1, y: top + 1))
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard collectionView.contentOffset.y > -collectionView.adjustedContentInset.top, let first = firstBelowBar
        else {
            return
        }
        let keep: (any UIViewControllerTransitionCoordinatorContext) -> Void = { [unowned self] _ in
            sizeWhenAsked = collectionView.bounds.size
            collectionView.scrollToItem(at: first, at: .top, animated: false)
        }
        coordinator.animate(
            alongsideTransition: moment == .alongside ? keep : nil, completion: moment == .completion ? keep : nil)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
