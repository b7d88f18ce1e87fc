import UIKit

/// Colours around a circle. A tap on one takes it away, a tap on Add brings another. As it was written in 2016.
final class ColorRingViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var hues: [CGFloat]
    private(set) var collectionView: UICollectionView!
    private lazy var addButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })

    init(count: Int) {
        hues = (0..<count).map { CGFloat($0) / 12 }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: RingLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = UIColor.white
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(RingCell.self, forCellWithReuseIdentifier: "Disc")
        view.addSubview(collectionView)
        view.addSubview(addButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        addButton.frame = CGRect(x: insets.left, y: insets.top, width: 80, height: 44)
    }

    private func add() {
        hues.insert(CGFloat(hues.count) / 12, at: 0)
        collectionView.performBatchUpdates(
            { self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)]) }, completion: nil)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return hues.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Disc", for: indexPath)
        cell.contentView.backgroundColor = UIColor(
            hue: hues[indexPath.item], saturation: 0.8, brightness: 0.9, alpha: 1)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        hues.remove(at: indexPath.item)
        collectionView.performBatchUpdates({ collectionView.deleteItems(at: [indexPath]) }, completion: nil)
    }
}

final class RingCell: UICollectionViewCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = contentView.bounds.width / 2
    }
}
