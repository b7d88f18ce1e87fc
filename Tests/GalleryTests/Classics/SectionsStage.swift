import UIKit
import UIKitTesting

@testable import Gallery

/// The app on a device with a status bar and a home indicator, with a finger for its buttons.
@MainActor struct SectionsStage {
    static let upright = CGSize(width: 393, height: 852)
    static let onItsSide = CGSize(width: 852, height: 393)
    static let tablet = CGSize(width: 820, height: 1180)

    let stage: Stage
    let navigation: UINavigationController
    let sections: SectionsController

    init(
        size: CGSize = SectionsStage.upright, safeAreaInsets: UIEdgeInsets = .zero, isFromNib: Bool = false
    ) {
        stage = Stage(size: size, safeAreaInsets: safeAreaInsets)
        sections = isFromNib ? .fromNib() : SectionsController()
        navigation = UINavigationController(rootViewController: sections)
        stage.show(navigation)
    }

    /// The collection view of the screen on top.
    var view: UICollectionView {
        (navigation.topViewController as? UICollectionViewController ?? sections).collectionView
    }

    /// The part of the content between the bars.
    var room: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func banner(_ kind: String, _ section: Int) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    // MARK: Touching

    func touch(_ direction: UICollectionView.ScrollDirection) { touchSegment(direction == .vertical ? 0 : 1) }

    /// Taps one of the two segments in the bar.
    func touchSegment(_ segment: Int) {
        guard let control = navigation.topViewController?.navigationItem.titleView else { return }
        let part: CGFloat = segment == 0 ? 0.25 : 0.75
        touch(at: control.convert(CGPoint(x: control.bounds.width * part, y: control.bounds.midY), to: nil))
    }

    func scroll(_ direction: UICollectionView.ScrollDirection) {
        touch(direction)
        stage.settle()
    }

    func openCircle() {
        touchBarButton()
        stage.settle()
    }

    /// Opens the circle, and shows it in its other order.
    func openRing() {
        openCircle()
        touchSegment(1)
        stage.settle()
    }

    /// Taps the button at the right end of the bar.
    func touchBarButton() {
        let bar = navigation.navigationBar
        touch(at: bar.convert(CGPoint(x: bar.bounds.maxX - 24, y: bar.bounds.midY), to: nil))
    }

    /// Taps the button beside it.
    func touchSizes() {
        let item = sections.navigationItem.rightBarButtonItems?.last
        guard let name = item?.accessibilityLabel,
            let button = navigation.navigationBar.descendant(where: { $0.accessibilityLabel == name })
        else { return }
        touch(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    }

    func touchDisc(_ number: Int) {
        guard let disc = disc(number) else { return }
        touch(at: disc.convert(CGPoint(x: disc.bounds.midX, y: disc.bounds.midY), to: nil))
    }

    /// Taps, and stops when a movement has just begun.
    func touch(at point: CGPoint) {
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.05)
        stage.touchUp(finger, at: point)
        stage.advance(by: 1 / 60)
    }

    // MARK: Frames on the screen

    /// Returns a disc of the circle, also one that is being removed.
    func disc(_ number: Int) -> UICollectionViewCell? { cell("Disc \(number)") }

    /// Returns the label in a header or footer.
    func text(of kind: String, _ section: Int) -> UILabel? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?
            .subviews.first as? UILabel
    }

    func cell(_ name: String) -> UICollectionViewCell? {
        view.subviews.lazy.compactMap { $0 as? UICollectionViewCell }
            .first { $0.accessibilityLabel == name && !$0.isHidden }
    }

    /// Returns where the screen shows a view's center at this moment, in the content.
    func shownCenter(of view: UIView) -> CGPoint { view.layer.presentation()?.position ?? view.center }

    /// Returns where the screen shows a cell's center at this moment, in the window, also while the content moves.
    func shownInWindow(_ cell: UIView) -> CGPoint {
        let (center, bounds) = (shownCenter(of: cell), view.layer.presentation()?.bounds ?? view.bounds)
        return view.convert(
            CGPoint(x: center.x - bounds.minX + view.bounds.minX, y: center.y - bounds.minY + view.bounds.minY), to: nil
        )
    }

    /// The items on the page that aren't where the layout says; empty if all are.
    var misplaced: [IndexPath] {
        let wanted = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
            .filter { $0.representedElementCategory == .cell && $0.frame.intersects(view.bounds) }
        return wanted.filter { place in
            let cell = view.cellForItem(at: place.indexPath)
            return cell?.center != place.center || cell?.bounds.size != place.size
        }
        .map(\.indexPath)
    }

    /// The number of cells on the page that belong to no item.
    var leftovers: Int {
        view.subviews.count { ($0 as? UICollectionViewCell)?.isHidden == false } - view.visibleCells.count
    }

    var discs: [Int] {
        view.indexPathsForVisibleItems.sorted().compactMap { path in
            view.cellForItem(at: path)?.accessibilityLabel.flatMap { Int($0.dropFirst("Disc ".count)) }
        }
    }
}
