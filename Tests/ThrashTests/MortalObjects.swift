import TestSupport
import UIKit

// Objects that are counted while they are alive.

final class MortalView: UIView {
    private let token: Census.Token

    init(_ frame: CGRect, _ census: Census) {
        token = census.token("views")
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

final class MortalScrollView: UIScrollView {
    private let token: Census.Token

    init(_ frame: CGRect, _ census: Census) {
        token = census.token("scroll views")
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

final class MortalList: UICollectionView {
    private let token: Census.Token

    init(_ frame: CGRect, _ layout: UICollectionViewLayout, _ census: Census) {
        token = census.token("collection views")
        super.init(frame: frame, collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

final class MortalWindow: UIWindow {
    private let token: Census.Token

    init(_ frame: CGRect, _ census: Census) {
        token = census.token("windows")
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

final class MortalController: UIViewController {
    private let token: Census.Token

    init(_ census: Census) {
        token = census.token("controllers")
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

final class MortalLayer: CALayer {
    private let token: Census.Token?

    init(_ census: Census) {
        token = census.token("layers")
        super.init()
        frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    }

    override init(layer: Any) {
        token = nil
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

final class MortalPan: UIPanGestureRecognizer {
    private let token: Census.Token

    init(_ census: Census) {
        token = census.token("recognisers")
        super.init(target: nil, action: nil)
    }
}

final class MortalFlow: UICollectionViewFlowLayout {
    private let token: Census.Token

    init(_ census: Census) {
        token = census.token("layouts")
        super.init()
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

final class MortalSource: NSObject, UICollectionViewDataSource {
    private let token: Census.Token
    var count = 30

    init(_ census: Census) { token = census.token("data sources") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// Calls `body` in each of its methods.
final class MortalDelegate: NSObject, UICollectionViewDelegate {
    private let token: Census.Token
    private let body: () -> Void

    init(_ census: Census, _ body: @escaping () -> Void) {
        token = census.token("delegates")
        self.body = body
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { body() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { body() }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { body() }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { body() }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { body() }
}
