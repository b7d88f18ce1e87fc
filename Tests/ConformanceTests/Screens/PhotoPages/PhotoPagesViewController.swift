import UIKit

/// Photos as large as the screen, one a page; two fingers make one larger.
final class PhotoPagesViewController: UIViewController {
    private let sizes: [CGSize]
    private let layout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let pageControl = UIPageControl()
    private let pageRegistration = UICollectionView.CellRegistration<ZoomingPhotoCell, CGSize> { cell, path, size in
        cell.show(size: size, number: path.item + 1)
    }

    init(sizes: [CGSize]) {
        self.sizes = sizes
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        collectionView.backgroundColor = .black
        collectionView.isPagingEnabled = true
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.dataSource = self
        collectionView.delegate = self
        pageControl.currentPageIndicatorTintColor = .white
        pageControl.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.4)
        pageControl.numberOfPages = sizes.count
        pageControl.addAction(
            UIAction { [weak self] _ in self?.showPage(animated: true) }, for: .valueChanged)
        view.addSubview(collectionView)
        view.addSubview(pageControl)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isTurned = collectionView.frame.size != view.bounds.size
        layout.itemSize = view.bounds.size
        collectionView.frame = view.bounds
        pageControl.frame = CGRect(
            x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - 44, width: view.bounds.width, height: 44)
        if isTurned { showPage(animated: false) }
    }

    private func showPage(animated: Bool) {
        let x = CGFloat(pageControl.currentPage) * collectionView.bounds.width
        collectionView.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
    }
}

extension PhotoPagesViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: pageRegistration, for: indexPath, item: sizes[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        (cell as? ZoomingPhotoCell)?.resetZoom()
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}
