import UIKit
import UIKitTesting

@testable import Gallery

/// Friends and Feed on a device, with a finger.
@MainActor struct FriendsStage {
    static let phone = CGSize(width: 393, height: 852)
    static let phoneOnItsSide = CGSize(width: 852, height: 393)
    static let tablet = CGSize(width: 820, height: 1180)
    static let tabletOnItsSide = CGSize(width: 1180, height: 820)

    let stage: Stage
    let friends: FriendsController
    let navigation: UINavigationController

    init(
        size: CGSize = phone, safeArea: UIEdgeInsets = .zero, photos: [Photo]? = nil, isFromStoryboard: Bool = false
    ) {
        stage = Stage(size: size, safeAreaInsets: safeArea)
        let photos = photos ?? (0..<30).map { Photo(drawing: $0) }
        let drawn = isFromStoryboard ? FriendsController.fromStoryboard(photos: photos) : nil
        friends = drawn ?? FriendsController(photos: photos)
        navigation = UINavigationController(rootViewController: friends)
        stage.show(navigation)
        stage.settle()
    }

    var list: UICollectionView { friends.collectionView }
    var layout: UICollectionViewFlowLayout { friends.collectionViewLayout as! UICollectionViewFlowLayout }
    var people: [Person] { friends.people }
    var cloud: UIBarButtonItem { friends.navigationItem.rightBarButtonItem! }
    /// The feed, if it is on top.
    var feed: FeedController? { navigation.topViewController as? FeedController }

    func frame(_ item: Int) -> CGRect? { list.layoutAttributesForItem(at: [0, item])?.frame }

    // MARK: A finger

    /// Taps the cloud, and stops when the movement has just begun.
    func touchCloud() {
        guard let button = navigation.navigationBar.firstView(labelled: "Get updates") else { return }
        let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.05)
        stage.touchUp(finger, at: point)
        stage.advance(by: 1 / 60)
    }

    func tapCloud() {
        touchCloud()
        stage.settle()
    }

    /// Pulls to refresh, and waits until everyone is there.
    func pullToRefresh() {
        pullDown()
        stage.advance(by: FriendsController.fetchDuration)
        stage.settle()
    }

    /// Pulls down, and stops while the refresh control spins.
    func pullDown() {
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
    }

    func open(_ item: Int) {
        guard let cell = list.cellForItem(at: [0, item]) else { return }
        stage.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    }

    func goBack() {
        navigation.popViewController(animated: true)
        stage.settle()
    }

    /// Describes what on the page differs from the model; empty if nothing does.
    func differences() -> [String] {
        var found: [String] = []
        let cells = list.visibleCells
        if list.numberOfItems(inSection: 0) != people.count { found.append("not \(people.count) people") }
        for cell in cells {
            guard let path = list.indexPath(for: cell) else {
                found.append("a cell without a place")
                continue
            }
            let person = people[path.item]
            if cell.accessibilityLabel != person.name {
                found.append("\(cell.accessibilityLabel ?? "nothing") where \(person.name) belongs")
            }
            if (cell.accessibilityValue == "Updated") != person.isUpdated { found.append("the mark of \(person.name)") }
            if cell.frame != frame(path.item) { found.append("\(person.name) is elsewhere") }
        }
        let inView = (list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? [])
            .filter { $0.representedElementCategory == .cell && $0.frame.intersects(list.bounds) }
        if inView.count != cells.count { found.append("\(cells.count) cells for \(inView.count) people in view") }
        let shown = list.subviews.count { $0 is PersonCell && !$0.isHidden }
        if shown != cells.count { found.append("\(shown) cells are shown") }
        return found
    }
}

extension UICollectionView {
    /// The first item that isn't completely behind a bar, even if only its last point is visible.
    @MainActor var firstSeen: Int? {
        let top = bounds.minY + adjustedContentInset.top
        return indexPathsForVisibleItems.sorted()
            .first { (layoutAttributesForItem(at: $0)?.frame.maxY ?? 0) > top + 0.5 }?.item
    }
}

extension UIView {
    fileprivate func firstView(labelled label: String) -> UIView? {
        if accessibilityLabel == label { return self }
        return subviews.lazy.compactMap { $0.firstView(labelled: label) }.first
    }
}
