import UIKit

final class CircleController: UICollectionViewController {
    private var numbers = Array(1...8)

    private let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
        cell.backgroundColor = UIColor(hue: CGFloat(number) / 20, saturation: 0.6, brightness: 0.9, alpha: 1)
        cell.layer.cornerRadius = 30
    }

    init() { super.init(collectionViewLayout: CircleLayout()) }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.count
    }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: numbers[path.item])
    }

    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        let next = IndexPath(item: path.item + 1, section: 0)
        view.performBatchUpdates {
            numbers.insert(numbers.max()! + 1, at: next.item)
            view.insertItems(at: [next])
        }
    }
}
