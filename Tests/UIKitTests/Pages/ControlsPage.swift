import UIKit

// The samples of Documentation/Controls.md, Dynamics.md and Scrolling.md: Scripts/samples looks for them here.

private final class WifiController: UIViewController, UIScrollViewDelegate {
    private let photo = UIView()

    func wifiChanged() {}

    func addSwitch() {
        let wifi = UISwitch()
        wifi.addAction(UIAction { _ in print(wifi.isOn) }, for: .valueChanged)
        wifi.addTarget(self, action: Selector(Self.wifiChanged), for: .valueChanged)
        view.addSubview(wifi)
    }

    func drop(ball: UIView, box: UIView, weight: UIView) {
        let animator = UIDynamicAnimator(referenceView: view)
        let collision = UICollisionBehavior(items: [ball, box, weight])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [ball, box, weight]))
    }

    func scroll(_ collectionView: UICollectionView, to path: IndexPath) {
        collectionView.scrollToItem(at: path, at: [.top, .centeredHorizontally], animated: true)
    }

    func zoom(_ scrollView: UIScrollView) {
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
}
