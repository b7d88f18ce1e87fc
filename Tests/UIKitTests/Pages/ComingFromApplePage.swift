import UIKit

// The samples of Documentation/ComingFromApple.md: Scripts/samples looks for them here.

@MainActor private final class TappedView: UIView {
    func tapped() {}

    func watchTaps() {
        #if canImport(ObjectiveC)
            let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        #else
            let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped))
        #endif
        addGestureRecognizer(tap)
    }
}

@MainActor private final class AskingLayout: UICollectionViewLayout {
    func size(at path: IndexPath) -> CGSize? {
        guard let collectionView else { return nil }
        let size = (collectionView.delegate as? UICollectionViewDelegateFlowLayout)?
            .collectionView?(collectionView, layout: self, sizeForItemAt: path)  // nil when it isn't written
        return size
    }
}

@MainActor private final class HeaderWatcher {
    private var observation: NSKeyValueObservation?

    func watch(_ scrollView: UIScrollView, header: UIView) {
        observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { scrollView, change in
            header.alpha = scrollView.contentOffset.y < 44 ? 1 : 0
        }
    }
}

extension ColorResource {
    static let brand = ColorResource(name: "Brand", bundle: .module)
}
