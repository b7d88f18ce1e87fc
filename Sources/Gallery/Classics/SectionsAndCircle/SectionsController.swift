import UIKit

/// Three sections of fifty tilted cards between headers and footers, scrolled down or sideways.
final class SectionsController: UICollectionViewController {
    private static let sectionCount = 3
    private static let itemCount = 50

    private let directions = UISegmentedControl(items: ["Vertical", "Horizontal"])
    private var staysAtBeginning = false
    private var sizeLeft = CGSize.zero
    private var placeLeft: ReadingPlace?

    init() {
        super.init(collectionViewLayout: Self.layout(.vertical))
        title = "Sections"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Of a header only the length along the scroll direction counts; across, it is as long as there is room.
    private static func layout(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = direction
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumLineSpacing = 20
        flow.sectionInsetReference = .fromSafeArea
        flow.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 40, right: 20)
        flow.headerReferenceSize = CGSize(width: 50, height: 65)
        flow.footerReferenceSize = CGSize(width: 50, height: 75)
        return flow
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = "Sections"
        collectionView.allowsSelection = false
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(
                SectionBanner.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "banner")
        }
        directions.selectedSegmentIndex = 0
        directions.accessibilityLabel = "Direction"
        directions.addAction(UIAction { [unowned self] _ in changeDirection() }, for: .valueChanged)
        navigationItem.titleView = directions
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Circle", primaryAction: UIAction { [unowned self] _ in showCircle() })
    }

    private func showCircle() {
        navigationController?.pushViewController(CircleController(), animated: true)
    }

    // MARK: Changing direction

    private func changeDirection() {
        let direction: UICollectionView.ScrollDirection = directions.selectedSegmentIndex == 0 ? .vertical : .horizontal
        staysAtBeginning = collectionView.isAtBeginning
        collectionView.setCollectionViewLayout(Self.layout(direction), animated: true)
        staysAtBeginning = false
    }

    /// From the beginning to the beginning; from anywhere else, what is in the middle of the view stays there.
    override func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        staysAtBeginning ? collectionView.beginning : proposedContentOffset
    }

    // MARK: Turning the device

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard view.window != nil, let place = collectionView.readingPlace else { return }
        coordinator.animate(alongsideTransition: { [unowned self] _ in
            collectionView.scroll(to: place)
        })
    }

    // Below another screen a view is not turned before it appears again.

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        sizeLeft = view.bounds.size
        placeLeft = collectionView.readingPlace
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard let placeLeft, sizeLeft != view.bounds.size else { return }
        collectionView.scroll(to: placeLeft)
    }

    // MARK: Data

    override func numberOfSections(in collectionView: UICollectionView) -> Int { Self.sectionCount }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.itemCount
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CardCell)?.show(section: indexPath.section, row: indexPath.item)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "banner", for: indexPath)
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        (view as? SectionBanner)?.show(
            isHeader ? "Section \(indexPath.section)" : "End of section \(indexPath.section)", isHeader: isHeader)
        return view
    }
}
