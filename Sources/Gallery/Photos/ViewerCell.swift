import UIKit

/// A photo that fits its page. A pinch or a double tap zooms it.
final class ViewerCell: UICollectionViewCell, UIScrollViewDelegate {
    let picture = UIImageView()
    let doubleTap = UITapGestureRecognizer()
    private let scrollView = UIScrollView()
    /// The size that the photo was last fitted to.
    private var room = CGSize.zero

    private static let near: CGFloat = 2.5
    private static let nearest: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.delegate = self
        scrollView.maximumZoomScale = Self.nearest
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addTarget(self, action: Selector(ViewerCell.doubleTapped))
        scrollView.addGestureRecognizer(doubleTap)
        scrollView.addSubview(picture)
        contentView.addSubview(scrollView)
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ photo: Photo) {
        picture.image = photo.image
        accessibilityLabel = photo.name
        room = .zero
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = contentView.bounds
        guard contentView.bounds.size != room else { return }
        room = contentView.bounds.size
        showAll()
    }

    /// Zooms out until the whole photo is visible.
    func showAll() {
        guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return }
        scrollView.zoomScale = 1
        let scale = min(room.width / size.width, room.height / size.height)
        picture.frame = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
        scrollView.contentSize = picture.frame.size
        centerPicture()
        let inset = scrollView.contentInset
        scrollView.contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    }

    private func centerPicture() {
        let content = scrollView.contentSize
        let x = max((room.width - content.width) / 2, 0)
        let y = max((room.height - content.height) / 2, 0)
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { centerPicture() }

    func doubleTapped(_ recognizer: UITapGestureRecognizer) {
        guard scrollView.zoomScale < 1.01 else { return scrollView.setZoomScale(1, animated: true) }
        let point = recognizer.location(in: picture)
        let size = CGSize(width: room.width / Self.near, height: room.height / Self.near)
        let corner = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
        scrollView.zoom(to: CGRect(origin: corner, size: size), animated: true)
    }
}
