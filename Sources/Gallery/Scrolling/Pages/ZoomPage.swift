import UIKit

/// A picture to zoom: by a pinch, or with a double tap in and out.
final class ZoomPage: ScrollPage {
    let scrollView = UIScrollView()
    private let picture: UIImageView
    private let doubleTap = UITapGestureRecognizer()
    /// The size that the picture was last fitted to.
    private var room = CGSize.zero

    private static let near: CGFloat = 3
    private static let nearest: CGFloat = 8

    init(pictures: PictureShelf) {
        picture = UIImageView(image: pictures.image(63))
        super.init(frame: .zero)
        scrollView.accessibilityLabel = "Zoom"
        scrollView.maximumZoomScale = Self.nearest
        scrollView.delegate = watcher
        watcher.zoomedView = picture
        watcher.didZoom = { [weak self] in self?.centerPicture() }
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = pictures.name(63)
        picture.accessibilityTraits = .image
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addTarget(self, action: Selector(ZoomPage.doubleTapped))
        scrollView.addGestureRecognizer(doubleTap)
        scrollView.addSubview(picture)
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override var scrollViews: [UIScrollView] { [scrollView] }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        guard bounds.size != room, bounds.width > 0, bounds.height > 0, let image = picture.image else { return }
        room = bounds.size
        scrollView.zoomScale = 1
        let scale = min(room.width / image.size.width, room.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        picture.frame = CGRect(origin: .zero, size: size)
        scrollView.contentSize = size
        centerPicture()
    }

    /// Centres a picture that is smaller than the page.
    private func centerPicture() {
        let (content, room) = (scrollView.contentSize, scrollView.bounds.size)
        let x = max((room.width - content.width) / 2, 0)
        let y = max((room.height - content.height) / 2, 0)
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    func doubleTapped(_ recognizer: UITapGestureRecognizer) {
        guard scrollView.zoomScale < 1.01 else { return scrollView.setZoomScale(1, animated: true) }
        let point = recognizer.location(in: picture)
        let size = CGSize(width: room.width / Self.near, height: room.height / Self.near)
        scrollView.zoom(
            to: CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
            animated: true)
    }
}
