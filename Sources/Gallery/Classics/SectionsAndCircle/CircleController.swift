import UIKit

/// Discs on a circle: a tap takes one away, the plus button adds one.
final class CircleController: UICollectionViewController {
    private var numbers = Array(1...8)
    private var lastNumber = 8

    init() {
        super.init(collectionViewLayout: CircleLayout())
        title = "Circle"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The circle is as large as the room between the bars: it never scrolls, and the layout looks at the safe area itself.
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.accessibilityLabel = "Circle"
        collectionView.register(DiscCell.self, forCellWithReuseIdentifier: "disc")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in addDisc() })
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
