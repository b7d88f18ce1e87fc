import UIKit

/// A million cells in a hundred sections, each with its number. Click to choose as many as you like, with Shift to choose all
/// between, or pass over them with two fingers.
///
/// The button makes the selection follow the keyboard's focus, or leave it alone.
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
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        collectionView.register(
            SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateButton()
    }

    private func updateButton() {
        let follows = collectionView.selectionFollowsFocus
        ScreenStackController.around(self)?.setButton(follows ? "Free focus" : "Follow focus") { [weak self] in
            self?.collectionView.selectionFollowsFocus = !follows
            self?.updateButton()
        }
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
