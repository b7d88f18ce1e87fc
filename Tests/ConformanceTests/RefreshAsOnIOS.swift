import UIKit

/// A list of letters as apps write it: its own refresh control, a target and a method.
final class LettersViewController: UICollectionViewController {
    private(set) var letters = ["A", "B", "C"]
    private(set) var fetches = 0
    private let flow = UICollectionViewFlowLayout()

    init() {
        flow.itemSize = CGSize(width: 300, height: 44)
        super.init(collectionViewLayout: flow)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
        collectionView.alwaysBounceVertical = true

        let refreshControl = UIRefreshControl()
        refreshControl.tintColor = .systemRed
        refreshControl.attributedTitle = NSAttributedString(string: "Pull to refresh")
        refreshControl.addTarget(self, action: Selector(LettersViewController.refresh), for: .valueChanged)
        collectionView.refreshControl = refreshControl
    }

    func refresh(_ sender: UIRefreshControl) {
        guard sender.isRefreshing else { return }
        fetches += 1
        letters.insert("new \(fetches)", at: 0)
    }

    func finish() {
        collectionView.reloadData()
        collectionView.refreshControl?.endRefreshing()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        letters.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    }
}

/// A closure, and content that is fetched before anybody pulled.
final class FeedViewController: UIViewController {
    let scrollView = UIScrollView()
    let refreshControl = UIRefreshControl()
    private(set) var reloads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
        view.addSubview(scrollView)
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.reloads += 1 }, for: .valueChanged)
        // As before iOS 10.
        scrollView.addSubview(refreshControl)
        scrollView.sendSubviewToBack(refreshControl)
    }

    func load() {
        refreshControl.beginRefreshing()
        let top = CGPoint(x: 0, y: scrollView.contentOffset.y - refreshControl.frame.size.height)
        scrollView.setContentOffset(top, animated: true)
    }

    func didLoad() {
        DispatchQueue.main.async {}
        if refreshControl.isRefreshing { refreshControl.endRefreshing() }
    }
}

/// A control with a custom look that follows the pull.
final class BarRefreshControl: UIRefreshControl {
    let bar = UIView()

    override init() {
        super.init()
        tintColor = .clear
        bar.backgroundColor = .systemBlue
        addSubview(bar)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func beginRefreshing() {
        super.beginRefreshing()
        bar.backgroundColor = .systemGreen
    }

    override func endRefreshing() {
        super.endRefreshing()
        bar.backgroundColor = .systemBlue
    }

    func didScroll(_ scrollView: UIScrollView) {
        let pullDistance = max(0.0, -frame.origin.y)
        bar.frame = CGRect(x: 0, y: 0, width: frame.width * min(pullDistance / 90, 1), height: 4)
    }
}
