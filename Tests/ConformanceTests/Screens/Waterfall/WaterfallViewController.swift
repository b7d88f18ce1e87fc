import UIKit

/// Pictures of different heights, as many beside each other as there is room for.
final class WaterfallViewController: UICollectionViewController, WaterfallLayoutDelegate {
    private var heights: [CGFloat]

    init(heights: [CGFloat]) {
        self.heights = heights
        let layout = WaterfallLayout()
        super.init(collectionViewLayout: layout)
        layout.delegate = self
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView?.backgroundColor = .white
        collectionView?.contentInsetAdjustmentBehavior = .always
        collectionView?.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)
        collectionView?.register(WaterfallCell.self, forCellWithReuseIdentifier: "Tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return heights.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
        if let cell = cell as? WaterfallCell {
            cell.label.text = "\(Int(heights[indexPath.item]))"
            cell.backgroundColor = UIColor(
                hue: heights[indexPath.item] / 200, saturation: 0.4, brightness: 0.9, alpha: 1)
        }
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.performBatchUpdates(
            {
                self.heights.remove(at: indexPath.item)
                collectionView.deleteItems(at: [indexPath])
            }, completion: nil)
    }

    func collectionView(
        _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat {
        return heights[indexPath.item]
    }
}

final class WaterfallCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        layer.cornerRadius = 8
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
