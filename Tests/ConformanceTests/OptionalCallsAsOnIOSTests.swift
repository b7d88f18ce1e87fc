import Testing
import UIKit

@MainActor @Suite("Optional methods called as on iOS") struct OptionalCallsAsOnIOSTests {
    private final class Original: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource,
        UICollectionViewDataSourcePrefetching, UIGestureRecognizerDelegate, UINavigationControllerDelegate
    {
        var log: [String] = []

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("selected \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != 3
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 10, height: 20 + indexPath.item) }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log.append("cancelled \(indexPaths.count)")
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.append("shown") }
    }

    private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let path = IndexPath(item: 3, section: 0)

    @Test("a forwarding delegate calls the methods that the original delegate implements")
    func delegates() {
        let original = Original(), counting = CountingDelegate()
        counting.original = original
        counting.collectionView(view, didSelectItemAt: path)
        counting.scrollViewDidScroll(view)
        #expect(counting.selections == 1)
        #expect(original.log == ["selected 3", "scrolled"])
        #expect(!counting.collectionView(view, shouldSelectItemAt: path))
        #expect(counting.collectionView(view, shouldSelectItemAt: IndexPath(item: 4, section: 0)))
        #expect(
            counting.collectionView(view, layout: view.collectionViewLayout, sizeForItemAt: path)
                == CGSize(width: 10, height: 23))
    }

    @Test("a forwarding delegate uses defaults for methods that the original doesn't implement")
    func notImplemented() {
        final class Silent: NSObject, UICollectionViewDelegate {}
        let counting = CountingDelegate(), silent = Silent()
        for original in [nil, silent] {
            counting.original = original
            #expect(counting.collectionView(view, shouldSelectItemAt: path))
            #expect(
                counting.collectionView(view, targetContentOffsetForProposedContentOffset: CGPoint(x: 1, y: 2))
                    == CGPoint(x: 1, y: 2))
            #expect(counting.indexPathForPreferredFocusedView(in: view) == nil)
        }
    }

    @Test("data sources may be nested")
    func dataSources() {
        let original = Original(), banner = BannerDataSource(above: original)
        #expect(banner.numberOfSections(in: view) == 3)
        #expect(!banner.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 1)))
        banner.collectionView(view, cancelPrefetchingForItemsAt: [path, path])
        #expect(original.log == ["cancelled 2"])
    }

    @Test("gesture and navigation delegates may forward optional methods")
    func gestures() {
        let original = Original(), forwarder = GestureForwarder(), tap = UITapGestureRecognizer()
        forwarder.gestures = original
        forwarder.screens = original
        #expect(forwarder.gestureRecognizerShouldBegin(tap))
        #expect(!forwarder.gestureRecognizer(tap, shouldReceive: UITouch()))
        #expect(!forwarder.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap))
        let screen = ForwardingScreen(), stack = UINavigationController(rootViewController: screen)
        forwarder.navigationController(stack, didShow: screen, animated: false)
        #expect(original.log == ["shown"])
        #expect(screen.isRoot)
        #expect(!screen.isInTabs)
    }
}
