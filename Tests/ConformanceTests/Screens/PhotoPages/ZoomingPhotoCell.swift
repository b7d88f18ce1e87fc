import UIKit

/// A photo in its own scroll view: as large as fits, in the middle, up to four times larger.
final class ZoomingPhotoCell: UICollectionViewCell, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let photoView = UIView()
    private let label = UILabel()
    private var photoSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.contentInsetAdjustmentBehavior = .never
        contentView.addSubview(scrollView)
        photoView.addSubview(label)
        label.textAlignment = .center
        scrollView.addSubview(photoView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(size: CGSize, number: Int) {
        photoSize = size
        label.text = "Photo \(number)"
        photoView.backgroundColor = UIColor(hue: CGFloat(number % 8) / 8, saturation: 0.5, brightness: 0.8, alpha: 1)
        resetZoom()
        setNeedsLayout()
    }

    func resetZoom() {
        scrollView.zoomScale = 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard scrollView.frame != contentView.bounds || photoView.bounds.isEmpty else { return }
        resetZoom()
        scrollView.frame = contentView.bounds
        let scale = min(bounds.width / photoSize.width, bounds.height / photoSize.height)
        photoView.frame = CGRect(
            origin: .zero, size: CGSize(width: photoSize.width * scale, height: photoSize.height * scale))
        label.frame = photoView.bounds
        scrollView.contentSize = photoView.frame.size
        centerPhoto()
    }

    private func centerPhoto() {
        let x = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
        let y = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photoView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { centerPhoto() }
}
