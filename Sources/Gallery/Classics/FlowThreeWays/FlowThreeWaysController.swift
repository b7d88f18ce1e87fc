import UIKit

/// The same items in a flow layout set up in three ways, scrolling vertically or horizontally, and a ruler that
/// measures the result.
///
/// `FlowThreeWaysController()` creates everything in code. `fromNib()` loads the views, the layout and its values from
/// FlowThreeWaysView.xib.
final class FlowThreeWaysController: UIViewController {
    private(set) var way = FlowWay.fixedSize
    let itemCounts = [23, 16, 27]

    // Outlets.
    private(set) var collectionView: MeasuredCollectionView!
    private(set) var choice: UISegmentedControl!
    private(set) var ruler: RulerView!
    private var strip: UIView!
    private var edge: UIView!

    private var sizes: UICollectionViewDelegateFlowLayout?
    private lazy var rulerButton: UIBarButtonItem = {
        let button = UIBarButtonItem(
            image: UIImage(systemName: "ruler"),
            primaryAction: UIAction { [weak self] _ in self?.isRulerShown.toggle() })
        button.accessibilityLabel = "Ruler"
        return button
    }()
    private lazy var directionButton: UIBarButtonItem = {
        let button = UIBarButtonItem(
            image: UIImage(systemName: "arrow.right"),
            primaryAction: UIAction { [weak self] _ in self?.isSideways.toggle() })
        button.accessibilityLabel = "Scroll horizontally"
        return button
    }()

    private static let stripHeight: CGFloat = 48

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Flow, three ways"
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Flow, three ways"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    static func fromNib() -> FlowThreeWaysController {
        FlowThreeWaysController(nibName: "FlowThreeWaysView", bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if nibName == nil { makeViews() }
        collectionView.accessibilityLabel = "Flow, three ways"
        collectionView.register(FlowWayCell.self, forCellWithReuseIdentifier: "item")
        collectionView.register(
            FlowWayHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.didLayOut = { [weak self] in self?.measure() }
        choice.selectedSegmentIndex = way.rawValue
        choice.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if let way = FlowWay(rawValue: choice.selectedSegmentIndex) { show(way) }
            }, for: .valueChanged)
        rulerButton.isSelected = isRulerShown
        navigationItem.rightBarButtonItems = [rulerButton, directionButton]
    }

    /// Makes the views as the XIB has them.
    private func makeViews() {
        view.backgroundColor = .systemBackground
        collectionView = MeasuredCollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
        collectionView.backgroundColor = .systemBackground
        collectionView.allowsSelection = false
        collectionView.alwaysBounceVertical = true
        collectionView.dataSource = self
        choice = UISegmentedControl(items: FlowWay.allCases.map(\.title))
        ruler = RulerView()
        strip = UIView()
        edge = UIView()
        edge.backgroundColor = .separator
        strip.addSubview(choice)
        strip.addSubview(edge)
        for part: UIView in [collectionView, ruler, strip] { view.addSubview(part) }
    }

    static func makeLayout() -> SteadyFlowLayout {
        let layout = SteadyFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        layout.sectionInsetReference = .fromSafeArea
        layout.headerReferenceSize = CGSize(width: 40, height: 40)
        return layout
    }

    // MARK: Three ways, in two directions

    private(set) var isSideways = false {
        didSet {
            directionButton.isSelected = isSideways
            collectionView.alwaysBounceVertical = !isSideways
            collectionView.alwaysBounceHorizontal = isSideways
            ruler.isSideways = isSideways
            showLayout()
        }
    }

    private func show(_ way: FlowWay) {
        self.way = way
        sizes = way.makeDelegate()
        collectionView.delegate = sizes
        showLayout()
        for path in collectionView.indexPathsForVisibleSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionHeader)
        {
            let header = collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path)
            (header as? FlowWayHeader)?.show(section: path.section, way: way)
        }
    }

    /// Changes to another layout, which asks its delegate again. Everything animates to its new place.
    private func showLayout() {
        guard let layout = collectionView.collectionViewLayout as? SteadyFlowLayout else { return }
        ruler.alpha = 0
        let another = layout.another(isSideways ? .horizontal : .vertical)
        collectionView.setCollectionViewLayout(another, animated: true) { [weak self] _ in self?.ruler.alpha = 1 }
    }

    // MARK: The ruler

    var isRulerShown = true {
        didSet {
            ruler.isHidden = !isRulerShown
            rulerButton.isSelected = isRulerShown
            measure()
        }
    }

    /// Measures the distances between the cells' frames.
    private func measure() {
        guard isRulerShown else { return }
        // A line at the edge of the view is measured with all its items, including those out of sight.
        let area = collectionView.bounds.insetBy(dx: isSideways ? -200 : 0, dy: isSideways ? 0 : -200)
        let cells = (collectionView.collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
            .filter { $0.representedElementCategory == .cell }
            .sorted { $0.indexPath < $1.indexPath }
        let content = collectionView.collectionViewLayout.collectionViewContentSize
        ruler.marks = RulerMarks(
            items: cells.map { RulerMarks.Item(section: $0.indexPath.section, frame: $0.frame) },
            breadth: isSideways ? content.height : content.width, seen: collectionView.bounds, isSideways: isSideways)
        ruler.bounds.origin = collectionView.contentOffset
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let top = safe.top + Self.stripHeight
        strip.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: Self.stripHeight)
        edge.frame = CGRect(x: 0, y: Self.stripHeight - 0.5, width: bounds.width, height: 0.5)
        let width = min(bounds.width - safe.left - safe.right - 32, 480)
        choice.frame = CGRect(x: (bounds.width - width) / 2, y: 8, width: max(width, 0), height: 32)
        placeItems(in: CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0)))
    }

    /// Sets the frame. After a rotation the item at the top stays, at the same distance from the top.
    private func placeItems(in frame: CGRect) {
        guard collectionView.frame != frame else { return }
        let anchor = anchor
        collectionView.frame = frame
        ruler.frame = frame
        // The delegate's insets depend on the width.
        collectionView.collectionViewLayout.invalidateLayout()
        collectionView.layoutIfNeeded()
        if let anchor { bringBack(anchor) }
    }

    /// An item, and its distance from the beginning of the view.
    private struct Anchor {
        let item: IndexPath
        let distance: CGPoint
        /// The content offset after the item was brought back.
        var offset: CGPoint?
    }

    private var lastAnchor: Anchor?

    /// The first visible item. After a rotation and back, it's the item that was first before both.
    private var anchor: Anchor? {
        if let lastAnchor, lastAnchor.offset == collectionView.contentOffset { return lastAnchor }
        guard let first = collectionView.indexPathsForVisibleItems.min(),
            let place = collectionView.layoutAttributesForItem(at: first)
        else { return nil }
        let offset = collectionView.contentOffset
        return Anchor(
            item: first, distance: CGPoint(x: place.frame.minX - offset.x, y: place.frame.minY - offset.y))
    }

    private func bringBack(_ anchor: Anchor) {
        guard let place = collectionView.layoutAttributesForItem(at: anchor.item) else { return }
        let (inset, content, size) = (
            collectionView.adjustedContentInset, collectionView.contentSize, collectionView.bounds.size
        )
        func resting(_ wanted: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
            min(max(wanted, start), max(end, start))
        }
        // The content doesn't scroll in the other direction.
        let offset = CGPoint(
            x: resting(
                isSideways ? place.frame.minX - anchor.distance.x : -inset.left, from: -inset.left,
                to: content.width + inset.right - size.width),
            y: resting(
                isSideways ? -inset.top : place.frame.minY - anchor.distance.y, from: -inset.top,
                to: content.height + inset.bottom - size.height))
        collectionView.setContentOffset(offset, animated: false)
        lastAnchor = anchor
        lastAnchor?.offset = collectionView.contentOffset
    }
}

extension FlowThreeWaysController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { itemCounts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCounts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? FlowWayCell)?.show(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? FlowWayHeader)?.show(section: indexPath.section, way: way)
        return view
    }
}
