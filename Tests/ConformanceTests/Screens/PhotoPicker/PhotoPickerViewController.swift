import UIKit

/// A grid of photos. While editing, taps and fingers that pass over photos choose them, and the bin takes them away.
final class PhotoPickerViewController: UICollectionViewController {
    private var photos: [Int]
    private lazy var binItem = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteChosen() })
    private let photoRegistration = UICollectionView.CellRegistration<PickerPhotoCell, Int> { cell, _, photo in
        cell.show(photo)
    }

    init(count: Int) {
        photos = Array(0..<count)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            repeatingSubitem: item, count: 3)
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        title = "Photos"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        collectionView.allowsMultipleSelectionDuringEditing = true
        toolbarItems = [.flexibleSpace(), binItem]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        showCount()
    }

    private func showCount() {
        let count = collectionView.indexPathsForSelectedItems?.count ?? 0
        title = isEditing ? "\(count) Selected" : "Photos"
        binItem.isEnabled = count > 0
    }

    private func deleteChosen() {
        let paths = collectionView.indexPathsForSelectedItems ?? []
        collectionView.performBatchUpdates {
            for path in paths.sorted(by: >) { photos.remove(at: path.item) }
            collectionView.deleteItems(at: paths)
        }
        setEditing(false, animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: photoRegistration, for: indexPath, item: photos[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        showCount()
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        showCount()
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        setEditing(true, animated: true)
    }
}

/// A coloured square with a number, and a ring when it is chosen.
final class PickerPhotoCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentView.layer.borderWidth = state.isSelected ? 4 : 0
        contentView.layer.borderColor = tintColor.cgColor
        contentView.alpha = state.isEditing && !state.isSelected ? 0.6 : 1
    }

    func show(_ photo: Int) {
        label.text = "\(photo)"
        contentView.backgroundColor = UIColor(hue: CGFloat(photo % 12) / 12, saturation: 0.5, brightness: 0.8, alpha: 1)
    }
}
