import UIKit

/// Shows photos side by side, each as large as the screen allows. A drag with one finger turns to the next photo or
/// pulls this one down to close it, and a pinch zooms.
final class PhotoController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let photos: [Photo]
    /// The index of the photo in view.
    private(set) var current: Int
    private let flow = UICollectionViewFlowLayout()
    private let pages: UICollectionView
    /// The size of the pages at the last layout pass.
    private var room = CGSize.zero

    /// The gap between two photos, in points.
    private static let gap: CGFloat = 20

    init(photos: [Photo], current: Int) {
        self.photos = photos
        self.current = current
        flow.scrollDirection = .horizontal
        flow.minimumLineSpacing = Self.gap
        flow.sectionInset = UIEdgeInsets(top: 0, left: Self.gap / 2, bottom: 0, right: Self.gap / 2)
        pages = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init(nibName: nil, bundle: nil)
        title = photos[current].name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        pages.isPagingEnabled = true
        pages.contentInsetAdjustmentBehavior = .never
        pages.showsHorizontalScrollIndicator = false
        pages.accessibilityLabel = "Photo"
        pages.register(ViewerCell.self, forCellWithReuseIdentifier: "page")
        pages.dataSource = self
        pages.delegate = self
        view.addSubview(pages)
    }

    /// Lays out the pages, which are wider than the screen by a gap. The gap is out of sight while a photo is at rest.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.size != room else { return }
        room = view.bounds.size
        flow.itemSize = room
        pages.frame = view.bounds.insetBy(dx: -Self.gap / 2, dy: 0)
        pages.layoutIfNeeded()
        pages.scrollToItem(at: [0, current], at: .centeredHorizontally, animated: false)
    }

    /// The frame of the photo in view, in the screen's coordinates.
    var pictureFrame: CGRect? {
        let picture = (pages.cellForItem(at: [0, current]) as? ViewerCell)?.picture
        return picture.map { $0.convert($0.bounds, to: view) }
    }

    // MARK: Coming and going

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showBackground(true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        showBackground(false)
    }

    /// Fades the background while the photo zooms, and hides it while a finger pulls the photo: otherwise the bands above
    /// and below the photo would move along.
    private func showBackground(_ isShown: Bool) {
        let color = isShown ? UIColor.systemBackground : .clear
        guard let coordinator = transitionCoordinator, coordinator.isAnimated, !coordinator.initiallyInteractive else {
            view.backgroundColor = color
            return
        }
        view.backgroundColor = isShown ? .clear : .systemBackground
        coordinator.animate(alongsideTransition: { [view] _ in view?.backgroundColor = color })
    }

    // MARK: Turning

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0, scrollView.bounds.width == room.width + Self.gap else { return }
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        guard let page = pages.indexPathForItem(at: middle)?.item, page != current else { return }
        current = page
        title = photos[page].name
        place = place?.placeAbove.map { "\($0)/\(page)" }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        (cell as? ViewerCell)?.showAll()
    }

    // MARK: Data

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        (cell as? ViewerCell)?.show(photos[indexPath.item])
        return cell
    }
}
