import UIKit

/// A grid whose columns get more or fewer as two fingers come together or part.
final class PinchGridViewController: UICollectionViewController {
    private static let allowedColumns = [1, 3, 5]
    private let count: Int
    private var step = 1
    private let cellRegistration = UICollectionView.CellRegistration<NumberedCell, Int> { cell, _, number in
        cell.label.text = "\(number)"
        cell.contentView.backgroundColor = UIColor(white: number % 2 == 0 ? 0.85 : 0.92, alpha: 1)
    }

    init(count: Int) {
        self.count = count
        super.init(collectionViewLayout: Self.makeLayout(columns: Self.allowedColumns[1]))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pinch = StepPinchGestureRecognizer()
        pinch.onStep = { [weak self] isLarger in self?.go(by: isLarger ? -1 : 1) }
        collectionView.addGestureRecognizer(pinch)
    }

    private static func makeLayout(columns: Int) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
            repeatingSubitem: item, count: columns)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private func go(by change: Int) {
        let next = step + change
        guard Self.allowedColumns.indices.contains(next) else { return }
        step = next
        collectionView.setCollectionViewLayout(
            Self.makeLayout(columns: Self.allowedColumns[next]), animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: indexPath.item)
    }
}

/// Says once each time that fingers have come half as near or twice as far.
final class StepPinchGestureRecognizer: UIPinchGestureRecognizer {
    var onStep: ((_ isLarger: Bool) -> Void)?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .changed else { return }
        if scale > 1.5 || scale < 1 / 1.5 {
            onStep?(scale > 1)
            scale = 1
        }
    }
}

final class NumberedCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
