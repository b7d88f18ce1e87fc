import UIKit

/// The same items by three ways of filling a flow layout in, and a ruler that says what came of it.
final class FlowThreeWaysController: UIViewController {
    private(set) var way = FlowWay.fixedSize
    let itemCounts = [23, 16, 27]

    let collectionView: MeasuredCollectionView
    let choice = UISegmentedControl(items: FlowWay.allCases.map(\.title))
    let ruler = RulerView()

    private var sizes: UICollectionViewDelegateFlowLayout?
    private let strip = UIView()
    private let edge = UIView()
    private lazy var rulerButton = UIBarButtonItem(
        title: "Ruler", primaryAction: UIAction { [unowned self] _ in isRulerShown.toggle() })

    private static let stripHeight: CGFloat = 48

    init() {
        collectionView = MeasuredCollectionView(frame: .zero, collectionViewLayout: way.makeLayout())
        super.init(nibName: nil, bundle: nil)
        title = "Flow, three ways"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Flow, three ways"
        collectionView.allowsSelection = false
        collectionView.alwaysBounceVertical = true
        collectionView.register(FlowWayCell.self, forCellWithReuseIdentifier: "item")
        collectionView.register(
            FlowWayHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.dataSource = self
        collectionView.didLayOut = { [unowned self] in measure() }
        choice.selectedSegmentIndex = way.rawValue
        choice.addAction(
            UIAction { [unowned self] _ in
                if let way = FlowWay(rawValue: choice.selectedSegmentIndex) { show(way) }
            }, for: .valueChanged)
        edge.backgroundColor = .separator
        strip.addSubview(choice)
        strip.addSubview(edge)
        for part in [collectionView, ruler, strip] { view.addSubview(part) }
        rulerButton.isSelected = isRulerShown
        navigationItem.rightBarButtonItem = rulerButton
    }

    // MARK: Three ways

    /// A new layout asks its delegate anew; everything slides to where it belongs now.
    private func show(_ way: FlowWay) {
        self.way = way
        sizes = way.makeDelegate()
        collectionView.delegate = sizes
        ruler.alpha = 0
        collectionView.setCollectionViewLayout(way.makeLayout(), animated: true) { [weak self] _ in
            self?.ruler.alpha = 1
        }
        for path in collectionView.indexPathsForVisibleSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionHeader)
        {
            let header = collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path)
            (header as? FlowWayHeader)?.show(section: path.section, way: way)
        }
    }

    // MARK: The ruler

    var isRulerShown = true {
        didSet {
            ruler.isHidden = !isRulerShown
            rulerButton.isSelected = isRulerShown
            measure()
        }
    }

    /// Reads the distances off where the cells are.
    private func measure() {
        guard isRulerShown else { return }
        // A line at the edge of the view is measured with all of its items, also those that are out of sight.
        let area = collectionView.bounds.insetBy(dx: 0, dy: -200)
        let cells = (collectionView.collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
            .filter { $0.representedElementCategory == .cell }
            .sorted { $0.indexPath < $1.indexPath }
        ruler.marks = RulerMarks(
            items: cells.map { RulerMarks.Item(section: $0.indexPath.section, frame: $0.frame) },
            width: collectionView.collectionViewLayout.collectionViewContentSize.width)
        ruler.bounds.origin = collectionView.contentOffset
    }

    // MARK: Where things are

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

    /// A device that is turned goes on showing the item at the top, as far from the top as it was.
    private func placeItems(in frame: CGRect) {
        guard collectionView.frame != frame else { return }
        let anchor = anchor
        collectionView.frame = frame
        ruler.frame = frame
        // Insets that the delegate computes depend on the width.
        collectionView.collectionViewLayout.invalidateLayout()
        collectionView.layoutIfNeeded()
        if let anchor { bringBack(anchor) }
    }

    /// An item, and how far below the top of the view it begins.
    private struct Anchor {
        let item: IndexPath
        let distance: CGFloat
        /// Where the content was when it had been brought back.
        var offset: CGPoint?
    }

    private var lastAnchor: Anchor?

    /// The item at the top, or, on a device that is turned back, the one that was when it was turned.
    private var anchor: Anchor? {
        if let lastAnchor, lastAnchor.offset == collectionView.contentOffset { return lastAnchor }
        guard let first = collectionView.indexPathsForVisibleItems.min(),
            let place = collectionView.layoutAttributesForItem(at: first)
        else { return nil }
        return Anchor(item: first, distance: place.frame.minY - collectionView.contentOffset.y)
    }

    private func bringBack(_ anchor: Anchor) {
        guard let place = collectionView.layoutAttributesForItem(at: anchor.item) else { return }
        let inset = collectionView.adjustedContentInset
        let (top, bottom) = (
            -inset.top, collectionView.contentSize.height + inset.bottom - collectionView.bounds.height
        )
        let y = min(max(place.frame.minY - anchor.distance, top), max(bottom, top))
        collectionView.setContentOffset(CGPoint(x: -inset.left, y: y), animated: false)
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
