import UIKit

/// A feed of ten thousand posts in many scripts. Rows size themselves with stack views; replies and details open in
/// place.
final class FeedPostsController: UIViewController {
    static let count = 10_000

    let flow = FeedFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let counter = FrameCounter(posts: count)
    let library: PhotoLibrary
    var changes = FeedChanges()
    private(set) var settings = FeedSettings()

    private let meter = FrameMeter()
    /// The first row in view before the current layout pass. Another width changes the heights of all rows.
    private var placeBefore: ListPlace?
    /// The readable column that the rows were last arranged for.
    private var column = CGRect.zero

    init(library: PhotoLibrary) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = "Feed"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.accessibilityLabel = "Feed"
        collectionView.alwaysBounceVertical = true
        collectionView.selfSizingInvalidation = .enabledIncludingConstraints
        collectionView.register(FeedPostCell.self, forCellWithReuseIdentifier: "post")
        collectionView.dataSource = self
        collectionView.delegate = self
        meter.meanDidChange = { [weak counter] in counter?.show($0) }
        for part in [collectionView, counter] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        // The last row can scroll above the counter.
        collectionView.contentInset.bottom = 48
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            counter.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            counter.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Controls") { [weak self] _ in self?.showControls() })
        settings.textSize =
            TextSize.all.firstIndex { $0.category == traitCollection.preferredContentSizeCategory } ?? settings.textSize
    }

    // MARK: Frames of rows

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBefore = ListPlace(of: collectionView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.readableContentGuide.layoutFrame != column else { return }
        column = view.readableContentGuide.layoutFrame
        flow.fill(column, of: view.bounds)
        for row in rows { row.width = flow.width }
        placeBefore?.restore(in: collectionView)
    }

    /// All rows: visible ones, those that are animating out, and those that the collection view keeps and may show
    /// again unchanged.
    var rows: [FeedPostCell] { collectionView.subviews.compactMap { $0 as? FeedPostCell } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { meter.somethingMoved() }

    // MARK: Settings

    private func showControls() {
        let controls = FeedSettingsController(settings) { [weak self] in self?.change(to: $0) }
        present(controls, animated: true)
    }

    func change(to new: FeedSettings) {
        settings = new
        traitOverrides.preferredContentSizeCategory = new.category
        traitOverrides.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight
        let place = ListPlace(of: collectionView)
        flow.invalidateLayout()
        place?.restore(in: collectionView)
    }
}
