import UIKit

/// A million cells in a hundred sections, each with its number. Click to select cells, Shift-click to select a range,
/// or pan over cells with two fingers.
///
/// The bar button scrolls to the last cell, and back to the first.
final class MillionController: UICollectionViewController {
    private static let sections = 100
    private static let itemsInSection = 10_000

    init() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 68, height: 44)
        flow.minimumInteritemSpacing = 6
        flow.minimumLineSpacing = 6
        flow.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 12, right: 12)
        flow.sectionInsetReference = .fromSafeArea
        flow.headerReferenceSize = CGSize(width: 0, height: 36)
        super.init(collectionViewLayout: flow)
        title = "A million items"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = "A million items"
        collectionView.allowsMultipleSelection = true
        navigationItem.rightBarButtonItem = toEnd
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        collectionView.register(
            SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    // MARK: Scrolling to the ends

    private lazy var toEnd = jumpButton("arrow.down", "Last item", to: [Self.sections - 1, Self.itemsInSection - 1])
    private lazy var toBeginning = jumpButton("arrow.up", "First item", to: [0, 0])

    private func jumpButton(_ symbol: String, _ name: String, to path: IndexPath) -> UIBarButtonItem {
        let jump = UIAction { [weak self] _ in
            guard let self else { return }
            let position: UICollectionView.ScrollPosition = path.section == 0 ? .centeredVertically : .bottom
            collectionView.scrollToItem(at: path, at: position, animated: true)
            navigationItem.rightBarButtonItem = path.section == 0 ? toEnd : toBeginning
        }
        let button = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: jump)
        button.accessibilityLabel = name
        return button
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { Self.sections }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.itemsInSection
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.show(indexPath.section * Self.itemsInSection + indexPath.item)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        let first = indexPath.section * Self.itemsInSection
        (view as? SectionHeader)?.label.text = "\(first) to \(first + Self.itemsInSection - 1)"
        return view
    }
}
