import UIKit

/// A long list. Pulling it down fetches three new rows.
final class ListPage: ScrollPage {
    let list: UICollectionView
    private let flow = UICollectionViewFlowLayout()
    private let refreshControl = UIRefreshControl()
    private let pictures: PictureShelf
    /// The numbers of the rows' pictures. New rows have negative ones.
    private var posts = Array(1...200)
    private var newest = 0
    private var fetch: Wait?

    /// The seconds that fetching new rows takes.
    static let fetchDuration: TimeInterval = 1.2
    private static let rowsOfAFetch = 3

    init(pictures: PictureShelf) {
        self.pictures = pictures
        flow.minimumLineSpacing = 0
        list = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init(frame: .zero)
        list.backgroundColor = .systemBackground
        list.accessibilityLabel = "List"
        list.alwaysBounceVertical = true
        list.register(PostCell.self, forCellWithReuseIdentifier: "post")
        list.dataSource = self
        list.delegate = watcher
        list.refreshControl = refreshControl
        refreshControl.addAction(UIAction { [weak self] _ in self?.beginFetching() }, for: .valueChanged)
        addSubview(list)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override var scrollViews: [UIScrollView] { [list] }

    override func layoutSubviews() {
        super.layoutSubviews()
        flow.itemSize = CGSize(width: max(bounds.width, 1), height: PostCell.height)
        list.frame = bounds
    }

    // MARK: New rows

    private func beginFetching() {
        watcher.wasCalled(list, "refreshControl valueChanged")
        fetch = Wait(Self.fetchDuration) { [weak self] in self?.endFetching() }
    }

    private func endFetching() {
        fetch = nil
        list.performBatchUpdates {
            for _ in 0..<Self.rowsOfAFetch {
                newest += 1
                posts.insert(-newest, at: 0)
            }
            list.insertItems(at: (0..<Self.rowsOfAFetch).map { IndexPath(item: $0, section: 0) })
        }
        refreshControl.endRefreshing()
        watcher.wasCalled(list, "endRefreshing")
    }

    /// Stops fetching when the page leaves the window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil, let fetch else { return }
        fetch.cancel()
        self.fetch = nil
        refreshControl.endRefreshing()
    }
}

extension ListPage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        posts.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        let number = posts[indexPath.item]
        let picture = number < 0 ? 1000 - number : number % 40
        (cell as? PostCell)?.show(
            pictures.image(picture), title: pictures.name(picture),
            subtitle: number < 0 ? "New \(-number)" : "Row \(number)")
        return cell
    }
}
