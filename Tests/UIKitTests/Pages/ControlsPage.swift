import UIKit

// The samples of Documentation/Controls.md, Dynamics.md, Scrolling.md and Updates.md: Scripts/samples looks for them here.

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

private final class NamesController: UICollectionViewController {
    private var names = ["Ada", "Alan"]

    func change() {
        collectionView.performBatchUpdates {
            names.remove(at: 1)
            names.insert("Grace", at: 0)
            collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])  // index path before the update
            collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])  // index path after the update
        }
    }
}
