import UIKit
import UIKitTesting

@testable import Gallery

/// The app on a device, with a finger for its content and its buttons.
@MainActor struct SpreadsheetStage {
    static let upright = CGSize(width: 393, height: 852)
    static let onItsSide = CGSize(width: 852, height: 393)
    static let tablet = CGSize(width: 820, height: 1180)

    let stage: Stage
    let controller: SpreadsheetController

    init(
        size: CGSize = SpreadsheetStage.upright, safeAreaInsets: UIEdgeInsets = .zero, isFromNib: Bool = false,
        isLean: Bool = false
    ) {
        stage = Stage(size: size, safeAreaInsets: safeAreaInsets)
        controller = isFromNib ? .fromNib() : SpreadsheetController()
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
        if isLean { chooseLayout(1) }
    }

    var view: UICollectionView { controller.collectionView }
    var layout: UICollectionViewLayout { view.collectionViewLayout }

    // MARK: Touching

    /// Drags with a finger that comes to rest before it lifts.
    func drag(by way: CGVector) {
        let start = CGPoint(x: 200 - way.dx / 2, y: 500 - way.dy / 2)
        stage.drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
        stage.settle()
    }

    func chooseSize(_ index: Int) { choose(index, of: controller.navigationItem.titleView) }

    func chooseLayout(_ index: Int) { choose(index, of: controller.toolbarItems?[1].customView) }

    private func choose(_ index: Int, of view: UIView?) {
        guard let segments = view as? UISegmentedControl else { return }
        let width = segments.bounds.width / CGFloat(segments.numberOfSegments)
        stage.tap(at: segments.convert(CGPoint(x: (CGFloat(index) + 0.5) * width, y: segments.bounds.midY), to: nil))
    }

    /// Scrolls across without a finger, also to places beyond the edges. The vertical position stays.
    func scroll(toX x: CGFloat) {
        view.contentOffset.x = x
        view.layoutIfNeeded()
    }

    // MARK: Frames on the screen, unless the name says otherwise

    /// The labels of the cells, and where the cells are.
    var places: [String: CGRect] {
        let places = view.visibleCells.map { ($0.accessibilityLabel ?? "", place(of: $0)) }
        return Dictionary(uniqueKeysWithValues: places)
    }

    func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    func heading(_ column: Int) -> CGRect? {
        let path = IndexPath(item: 0, section: column)
        return view.supplementaryView(forElementKind: GridLayout.headingKind, at: path).map(place)
    }

    var titleView: UICollectionReusableView? {
        view.visibleSupplementaryViews(ofKind: GridLayout.titleKind).first
    }

    /// The frames of the title and of the text that explains it.
    var words: [CGRect] { titleView?.subviews.compactMap { ($0 as? UILabel).map(place) } ?? [] }

    var shadow: UIView? { view.subviews.first { $0 is PinnedColumnShadow && !$0.isHidden } }

    var margin: UIView? { view.subviews.first { $0 is PinnedColumnMargin && !$0.isHidden } }

    // MARK: The layout's attributes, in the content's coordinates

    func item(_ column: Int, _ row: Int) -> UICollectionViewLayoutAttributes? {
        layout.layoutAttributesForItem(at: IndexPath(item: row, section: column))
    }

    func supplement(_ kind: String, _ column: Int = 0) -> UICollectionViewLayoutAttributes? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: column))
    }

    func decoration(_ kind: String) -> UICollectionViewLayoutAttributes? {
        layout.layoutAttributesForDecorationView(ofKind: kind, at: [0, 0])
    }
}
