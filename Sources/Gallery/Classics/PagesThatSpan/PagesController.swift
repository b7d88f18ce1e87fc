import UIKit

/// Photos, twelve a page, in three sizes. A flick turns the page, and so do the dots below.
final class PagesController: UIViewController {
    let library: PhotoLibrary
    var photos: [Photo]

    let layout = PagesLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let pageControl = UIPageControl()

    private lazy var addButton = UIBarButtonItem(
        image: UIImage(systemName: "plus"), primaryAction: UIAction { [unowned self] _ in addPage() })
    private lazy var removeButton = UIBarButtonItem(
        image: UIImage(systemName: "minus"), primaryAction: UIAction { [unowned self] _ in removePage() })

    private static let pageControlHeight: CGFloat = 44

    init(library: PhotoLibrary) {
        self.library = library
        photos = library.photos
        super.init(nibName: nil, bundle: nil)
        title = "Pages that span"
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Pages that span"
        collectionView.isPagingEnabled = true
        collectionView.allowsSelection = false
        collectionView.showsHorizontalScrollIndicator = false
        // A page is exactly as wide as the view, so nothing may be added at its sides.
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(SpanPhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        collectionView.delegate = self
        pageControl.accessibilityLabel = "Page"
        // The layout runs from left to right everywhere, and the dots with it.
        pageControl.semanticContentAttribute = .forceLeftToRight
        pageControl.addAction(UIAction { [unowned self] _ in show(page: pageControl.currentPage) }, for: .valueChanged)
        for part in [collectionView, pageControl] { view.addSubview(part) }
        addButton.accessibilityLabel = "Add a page"
        removeButton.accessibilityLabel = "Remove this page"
        navigationItem.rightBarButtonItems = [addButton, removeButton]
        photosDidChange()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let bottom = bounds.height - safe.bottom - Self.pageControlHeight
        pageControl.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: Self.pageControlHeight)
        placePages(in: CGRect(x: 0, y: safe.top, width: bounds.width, height: max(bottom - safe.top, 0)))
    }

    /// A device that is turned goes on showing the page it shows.
    private func placePages(in frame: CGRect) {
        guard collectionView.frame != frame else { return }
        let page = page
        collectionView.frame = frame
        collectionView.layoutIfNeeded()
        collectionView.setContentOffset(offset(ofPage: page), animated: false)
    }

    // MARK: Pages

    /// The one that has most of the screen.
    var page: Int {
        guard collectionView.bounds.width > 0 else { return 0 }
        let nearest = Int((collectionView.contentOffset.x / collectionView.bounds.width).rounded())
        return min(max(nearest, 0), max(pageControl.numberOfPages - 1, 0))
    }

    private func offset(ofPage page: Int) -> CGPoint {
        CGPoint(x: CGFloat(page) * collectionView.bounds.width, y: 0)
    }

    private func show(page: Int) {
        collectionView.setContentOffset(offset(ofPage: page), animated: true)
    }

    // MARK: More and fewer photos

    /// Twelve photos more at the end; the library begins again when it is through.
    private func addPage() {
        let old = photos.count
        let new = old..<(old + PageSpot.all.count)
        collectionView.performBatchUpdates {
            photos += new.map { library.photos[$0 % library.photos.count] }
            collectionView.insertItems(at: new.map { IndexPath(item: $0, section: 0) })
        }
        photosDidChange()
        pageControl.currentPage = pageControl.numberOfPages - 1
        show(page: pageControl.currentPage)
    }

    /// The photos of this page go, and those behind it move up.
    private func removePage() {
        let first = page * PageSpot.all.count
        let old = first..<min(first + PageSpot.all.count, photos.count)
        collectionView.performBatchUpdates {
            photos.removeSubrange(old)
            collectionView.deleteItems(at: old.map { IndexPath(item: $0, section: 0) })
        }
        photosDidChange()
    }

    private func photosDidChange() {
        let count = PageSpot.all.count
        pageControl.numberOfPages = (photos.count + count - 1) / count
        addButton.isEnabled = !library.photos.isEmpty
        removeButton.isEnabled = !photos.isEmpty
        collectionView.backgroundView = photos.isEmpty ? emptyLabel() : nil
    }

    private func emptyLabel() -> UILabel {
        let label = UILabel()
        label.text = "No Photos"
        label.grow(as: .title2, weight: .semibold)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }
}
