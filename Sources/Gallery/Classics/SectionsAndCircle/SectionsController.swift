import UIKit

/// Three sections of fifty tilted cards between headers and footers, which scroll vertically or horizontally.
///
/// `SectionsController()` makes everything in code. `fromNib()` loads the collection view and the layout's values from
/// SectionsView.xib, and headers and footers from their own XIBs.
final class SectionsController: UICollectionViewController {
    private static let sectionCount = 3
    private static let itemCount = 50

    private let directions = UISegmentedControl(items: ["Vertical", "Horizontal"])
    private var hasMixedSizes = false
    private var staysAtBeginning = false
    private var sizeLeft = CGSize.zero
    private var placeLeft: ReadingPlace?

    init() {
        super.init(collectionViewLayout: Self.layout())
        title = "Sections"
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Sections"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // UIKit would find a XIB named Sections by the class's name, even for a controller that is made in code.
    static func fromNib() -> SectionsController { SectionsController(nibName: "SectionsView", bundle: nil) }

    private var isFromNib: Bool { nibName != nil }

    /// Only a header's length along the scroll direction counts. In the other direction it fills the view.
    private static func layout() -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
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
        registerViews()
        directions.selectedSegmentIndex = 0
        directions.accessibilityLabel = "Direction"
        directions.addAction(UIAction { [weak self] _ in self?.changeDirection() }, for: .valueChanged)
        navigationItem.titleView = directions
        let sizes = UIBarButtonItem(
            image: UIImage(systemName: "square.grid.2x2"),
            primaryAction: UIAction { [weak self] _ in self?.changeSizes() })
        sizes.accessibilityLabel = "Sizes"
        let circle = UIBarButtonItem(
            image: UIImage(systemName: "circle.dashed"),
            primaryAction: UIAction { [weak self] _ in self?.showCircle() })
        circle.accessibilityLabel = "Circle"
        navigationItem.rightBarButtonItems = [circle, sizes]
    }

    private func registerViews() {
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        guard isFromNib else {
            collectionView.register(
                HeaderBanner.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "banner")
            collectionView.register(
                FooterBanner.self, forSupplementaryViewOfKind: footer, withReuseIdentifier: "banner")
            return
        }
        collectionView.register(
            UINib(nibName: "HeaderBanner", bundle: nil), forSupplementaryViewOfKind: header,
            withReuseIdentifier: "banner")
        collectionView.register(
            UINib(nibName: "FooterBanner", bundle: nil), forSupplementaryViewOfKind: footer,
            withReuseIdentifier: "banner")
    }

    private func showCircle() { navigationController?.pushViewController(circle(), animated: true) }

    /// Makes the circle's screen in the same way as this one: from a XIB or in code.
    func circle() -> CircleController { isFromNib ? .fromNib() : CircleController() }

    // MARK: Changing direction

    private func changeDirection() {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        staysAtBeginning = collectionView.isAtBeginning
        let direction: UICollectionView.ScrollDirection = directions.selectedSegmentIndex == 0 ? .vertical : .horizontal
        collectionView.setCollectionViewLayout(flow.turned(direction), animated: true)
        staysAtBeginning = false
    }

    /// At its beginning the content stays there. From anywhere else, the middle of the view stays.
    override func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        staysAtBeginning ? collectionView.beginning : proposedContentOffset
    }

    // MARK: Turning the device

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard view.window != nil, let place = collectionView.readingPlace else { return }
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.collectionView.scroll(to: place)
        })
    }

    // Below another screen a view doesn't rotate before it appears again.

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
        // The layout sets no transform, so this one stays until the cell is reused.
        cell.transform = CGAffineTransform(rotationAngle: Self.tilt(ofItem: indexPath.item))
        return cell
    }

    /// Returns an angle from 10° to the left over upright to 10° to the right and back, so that neighbours never lean
    /// on each other.
    private static func tilt(ofItem item: Int) -> CGFloat { CGFloat(2 - abs(item % 8 - 4)) * .pi / 36 }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "banner", for: indexPath)
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        (view as? SectionBanner)?.show("\(isHeader ? "Section" : "End of section") \(indexPath.section)")
        return view
    }
}

// MARK: Sizes by the delegate

extension SectionsController: UICollectionViewDelegateFlowLayout {
    /// Returns the layout's item size, or one of three sizes.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
        return hasMixedSizes ? Self.mixedSizes[indexPath.item % Self.mixedSizes.count] : flow.itemSize
    }

    private static let mixedSizes = [
        CGSize(width: 100, height: 100), CGSize(width: 60, height: 100), CGSize(width: 80, height: 60),
    ]

    private func changeSizes() {
        collectionView.performBatchUpdates {
            hasMixedSizes.toggle()
            collectionViewLayout.invalidateLayout()
        }
    }
}
