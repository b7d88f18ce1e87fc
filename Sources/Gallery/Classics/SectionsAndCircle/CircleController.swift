import UIKit

/// Discs on a circle: a tap removes one, the plus button adds one. A segmented control changes to the order of a ring.
///
/// `fromNib()` loads the collection view from CircleView.xib, which names the layout's class.
final class CircleController: UICollectionViewController {
    private let orders = UISegmentedControl(items: ["Circle", "Ring"])
    private var numbers = Array(1...8)
    private var lastNumber = 8

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
        orders.addAction(UIAction { [unowned self] _ in changeOrder() }, for: .valueChanged)
        navigationItem.titleView = orders
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in addDisc() })
    }

    private func changeOrder() {
        let layout: CenteredLayout = orders.selectedSegmentIndex == 0 ? CircleLayout() : RingLayout()
        collectionView.setCollectionViewLayout(layout, animated: true)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionView.collectionViewLayout.invalidateLayout()
    }

    private func addDisc() {
        lastNumber += 1
        numbers.append(lastNumber)
        collectionView.insertItems(at: [IndexPath(item: numbers.count - 1, section: 0)])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        numbers.remove(at: indexPath.item)
        collectionView.deleteItems(at: [indexPath])
    }

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
