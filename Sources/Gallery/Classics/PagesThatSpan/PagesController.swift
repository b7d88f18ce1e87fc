import UIKit

/// Photos in three sizes, twelve per page. A flick turns the page, and so do the dots below.
///
/// `PagesController(library:)` makes its views in code. `fromNib(library:)` loads them from PagesView.xib, which names
/// the layout's class.
final class PagesController: UIViewController {
    private(set) var library = PhotoLibrary(photos: [])
    var photos: [Photo] = []

    // Outlets.
    private(set) var collectionView: UICollectionView!
    private(set) var pageControl: UIPageControl!

    private let layouts = UISegmentedControl(items: ["Layout", "Flow"])
    private lazy var addButton = UIBarButtonItem(
        image: UIImage(systemName: "plus"), primaryAction: UIAction { [weak self] _ in self?.addPage() })
    private lazy var removeButton = UIBarButtonItem(
        image: UIImage(systemName: "minus"), primaryAction: UIAction { [weak self] _ in self?.removePage() })

    private static let pageControlHeight: CGFloat = 44

    convenience init(library: PhotoLibrary) {
        self.init(nibName: nil, bundle: nil)
        self.library = library
        photos = library.photos
    }

    static func fromNib(library: PhotoLibrary) -> PagesController {
        let pages = PagesController(nibName: "PagesView", bundle: nil)
        pages.library = library
        pages.photos = library.photos
        return pages
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Pages that span"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        if nibName == nil { makeViews() }
        collectionView.accessibilityLabel = "Pages that span"
        collectionView.register(SpanPhotoCell.self, forCellWithReuseIdentifier: "photo")
        pageControl.accessibilityLabel = "Page"
        pageControl.addAction(UIAction { [weak self] _ in self?.showChosenPage() }, for: .valueChanged)
        layouts.selectedSegmentIndex = 0
        layouts.accessibilityLabel = "Layout"
        layouts.addAction(UIAction { [weak self] _ in self?.changeLayout() }, for: .valueChanged)
        navigationItem.titleView = layouts
        addButton.accessibilityLabel = "Add a page"
        removeButton.accessibilityLabel = "Remove this page"
        navigationItem.rightBarButtonItems = [addButton, removeButton]
        photosDidChange()
    }

    /// Makes the views as the XIB has them.
    private func makeViews() {
        view.backgroundColor = .systemBackground
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: PagesLayout())
        collectionView.backgroundColor = .systemBackground
        collectionView.isPagingEnabled = true
        collectionView.allowsSelection = false
        collectionView.showsHorizontalScrollIndicator = false
        // A page is exactly as wide as the view, so nothing may be added to the content inset.
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.dataSource = self
        collectionView.delegate = self
        pageControl = UIPageControl()
        // The layout is left-to-right everywhere, and so is the page control.
        pageControl.semanticContentAttribute = .forceLeftToRight
        for part: UIView in [collectionView, pageControl] { view.addSubview(part) }
    }

    /// Changes the layout. Both layouts have the same frames, so nothing moves.
    private func changeLayout() {
        let layout: UICollectionViewLayout =
            layouts.selectedSegmentIndex == 0 ? PagesLayout() : PagesFlowLayout()
        collectionView.setCollectionViewLayout(layout, animated: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let bottom = bounds.height - safe.bottom - Self.pageControlHeight
        pageControl.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: Self.pageControlHeight)
        placePages(in: CGRect(x: 0, y: safe.top, width: bounds.width, height: max(bottom - safe.top, 0)))
    }

    /// Sets the frame. The page in view stays when the device rotates.
    private func placePages(in frame: CGRect) {
        guard collectionView.frame != frame else { return }
        let page = page
        collectionView.frame = frame
        collectionView.layoutIfNeeded()
        collectionView.setContentOffset(offset(ofPage: page), animated: false)
    }

    // MARK: Pages

    /// The page that has most of the screen.
    var page: Int {
        guard collectionView.bounds.width > 0 else { return 0 }
        let nearest = Int((collectionView.contentOffset.x / collectionView.bounds.width).rounded())
        return min(max(nearest, 0), max(pageControl.numberOfPages - 1, 0))
    }

    private func offset(ofPage page: Int) -> CGPoint {
        CGPoint(x: CGFloat(page) * collectionView.bounds.width, y: 0)
    }

    private func showChosenPage() { show(page: pageControl.currentPage) }

    private func show(page: Int) {
        collectionView.setContentOffset(offset(ofPage: page), animated: true)
    }

    // MARK: More and fewer photos

    /// Appends a page of twelve photos. After the library's last photo the first one follows.
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

    /// Removes the photos of this page. Those after it move up.
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
