import UIKit

/// Pages side by side, and a page control that shows which one is in view.
final class CardsPage: ScrollPage {
    let list: UICollectionView
    let dots = UIPageControl()
    private let flow = MirroringFlowLayout()
    private let pictures: PictureShelf

    private static let count = 6
    private static let dotsHeight: CGFloat = 36
    private static let margin: CGFloat = 16

    init(pictures: PictureShelf) {
        self.pictures = pictures
        flow.scrollDirection = .horizontal
        flow.minimumLineSpacing = 0
        list = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init(frame: .zero)
        settings.isPaging = true
        list.backgroundColor = .systemBackground
        list.accessibilityLabel = "Pages"
        list.showsHorizontalScrollIndicator = false
        list.register(PictureCell.self, forCellWithReuseIdentifier: "card")
        list.dataSource = self
        list.delegate = watcher
        settings.apply(to: list)
        dots.numberOfPages = Self.count
        dots.currentPageIndicatorTintColor = .systemBlue
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                showPage(dots.currentPage)
            }, for: .valueChanged)
        for view in [list, dots] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override var scrollViews: [UIScrollView] { [list] }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(bounds.height - Self.dotsHeight, 1)
        let size = CGSize(width: max(bounds.width, 1), height: height)
        dots.frame = CGRect(x: 0, y: height, width: bounds.width, height: Self.dotsHeight)
        guard list.bounds.size != size else { return }
        let page = dots.currentPage
        flow.itemSize = size
        list.frame = CGRect(origin: .zero, size: size)
        list.layoutIfNeeded()
        list.contentOffset.x = offset(of: page)
    }

    // MARK: The current card

    /// Returns a page's content offset. In a right-to-left layout the pages go from right to left.
    private func offset(of page: Int) -> CGFloat {
        let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGFloat(isMirrored ? Self.count - 1 - page : page) * list.bounds.width
    }

    private func showPage(_ page: Int) {
        list.setContentOffset(CGPoint(x: offset(of: page), y: 0), animated: true)
    }

    /// Updates the page control: it follows when more than half of a page is in view.
    func updateDots() {
        guard !dots.isTracking, list.bounds.width > 0 else { return }
        let place = Int((list.contentOffset.x / list.bounds.width).rounded())
        let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let page = min(max(isMirrored ? Self.count - 1 - place : place, 0), Self.count - 1)
        if dots.currentPage != page { dots.currentPage = page }
    }
}

extension CardsPage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        let number = indexPath.item + 1
        if let cell = cell as? PictureCell {
            cell.margin = Self.margin
            cell.show(
                pictures.image(60 + number), name: "\(number)  \(pictures.name(number))", spoken: "Page \(number)")
        }
        return cell
    }
}
