import UIKit

/// Discs on a circle: a tap removes one, a tap beside them or the plus button adds one. Two fingers lift a disc, or pull
/// the circle wider. A segmented control changes to the order of a ring.
///
/// `fromNib()` loads the collection view from CircleView.xib, which names the layout's class.
final class CircleController: UICollectionViewController {
    private let orders = UISegmentedControl(items: ["Circle", "Ring"])
    private var numbers = Array(1...8)
    private var lastNumber = 8
    private var spreadBefore: CGFloat = 1

    /// A disc doesn't shrink or grow further than this.
    private static let scales: ClosedRange<CGFloat> = 0.5...3
    /// The circle doesn't become narrower or wider than this.
    private static let spreads: ClosedRange<CGFloat> = 0.5...2

    init() {
        super.init(collectionViewLayout: CircleLayout())
        title = "Circle"
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Circle"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    static func fromNib() -> CircleController { CircleController(nibName: "CircleView", bundle: nil) }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Both layouts decide which part of the frame they use, and nothing scrolls.
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.accessibilityLabel = "Circle"
        collectionView.register(DiscCell.self, forCellWithReuseIdentifier: "disc")
        orders.selectedSegmentIndex = 0
        orders.accessibilityLabel = "Order"
        let tap = UITapGestureRecognizer(target: self, action: Selector(CircleController.tapped))
        tap.delegate = self
        collectionView.addGestureRecognizer(tap)
        collectionView.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: Selector(CircleController.pinch)))
        orders.addAction(UIAction { [weak self] _ in self?.changeOrder() }, for: .valueChanged)
        navigationItem.titleView = orders
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addDisc() })
    }

    private func changeOrder() {
        let layout: CenteredLayout = orders.selectedSegmentIndex == 0 ? CircleLayout() : RingLayout()
        collectionView.setCollectionViewLayout(layout, animated: true)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionView.collectionViewLayout.invalidateLayout()
    }

    // MARK: Adding and removing

    /// Adds a disc at the end, to the left of the first one.
    private func addDisc() { insertDisc(at: numbers.count) }

    /// Adds a disc in front of the others, as the sample does.
    func tapped(_ recognizer: UITapGestureRecognizer) { insertDisc(at: 0) }

    private func insertDisc(at item: Int) {
        lastNumber += 1
        numbers.insert(lastNumber, at: item)
        layout?.pinched = nil
        collectionView.insertItems(at: [IndexPath(item: item, section: 0)])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        numbers.remove(at: indexPath.item)
        layout?.pinched = nil
        collectionView.deleteItems(at: [indexPath])
    }

    // MARK: Pinching

    private var layout: CenteredLayout? { collectionView.collectionViewLayout as? CenteredLayout }

    /// Two fingers around a disc lift it, and it flies back when they let go. Elsewhere they change the radius.
    func pinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let layout else { return }
        let location = recognizer.location(in: collectionView)
        switch recognizer.state {
        case .began:
            spreadBefore = layout.spread
            if let path = collectionView.indexPathForItem(at: location) {
                layout.pinched = CenteredLayout.Pinched(path: path, center: location, scale: 1)
            }
        case .changed where layout.pinched != nil:
            layout.pinched?.center = location
            layout.pinched?.scale = min(max(recognizer.scale, Self.scales.lowerBound), Self.scales.upperBound)
        case .changed:
            layout.spread = min(
                max(spreadBefore * recognizer.scale, Self.spreads.lowerBound), Self.spreads.upperBound)
        default:
            // The batch animates the disc back to its place.
            collectionView.performBatchUpdates { layout.pinched = nil }
        }
    }

    // MARK: Data

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "disc", for: indexPath)
        (cell as? DiscCell)?.show(numbers[indexPath.item])
        return cell
    }
}

extension CircleController: UIGestureRecognizerDelegate {
    /// Taps on a disc select it.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        collectionView.indexPathForItem(at: touch.location(in: collectionView)) == nil
    }
}
