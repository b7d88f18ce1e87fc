import UIKit

// Documentation/Scrolling.md quotes this file.

final class PhotoController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let photo = UIImageView(image: UIImage(systemName: "photo"))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentSize = photo.bounds.size
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
        scrollView.addSubview(photo)
        view.addSubview(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let left = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
        let top = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
        scrollView.contentInset = UIEdgeInsets(top: top, left: left, bottom: top, right: left)
    }
}
