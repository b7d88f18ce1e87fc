import UIKit

// Changes of layout that a gesture leads, as people write them for iOS.

/// Items follow the middle of the fingers on their way from one layout to the other.
class FollowingTransitionLayout: UICollectionViewTransitionLayout {
    private let horizontalKey = "horizontal"
    private let verticalKey = "vertical"

    var offset: CGPoint = .zero {
        didSet {
            updateValue(offset.x, forAnimatedKey: horizontalKey)
            updateValue(offset.y, forAnimatedKey: verticalKey)
        }
    }

    override var transitionProgress: CGFloat {
        didSet {
            offset.x = value(forAnimatedKey: horizontalKey)
            offset.y = value(forAnimatedKey: verticalKey)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        attributes?.forEach(move)
        return attributes
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        if let attributes = attributes { move(attributes) }
        return attributes
    }

    private func move(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.center = CGPoint(
            x: attributes.center.x + offset.x, y: attributes.center.y + offset.y)
    }
}

class PinchedCell: UICollectionViewCell {
    var transitions: [String] = []

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.willTransition(from: oldLayout, to: newLayout)
        transitions.append("will")
    }

    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        super.didTransition(from: oldLayout, to: newLayout)
        transitions.append("did")
    }
}

/// A stack of small photographs that two fingers spread to a list of large ones.
class PinchViewController: UICollectionViewController {
    let small = UICollectionViewFlowLayout()
    let large = UICollectionViewFlowLayout()
    private var transitionLayout: UICollectionViewTransitionLayout?
    private var startPoint: CGPoint = .zero
    var ends: [Bool] = []
    var followsFingers = false

    init() {
        small.itemSize = CGSize(width: 80, height: 80)
        small.minimumInteritemSpacing = 0
        small.minimumLineSpacing = 0
        large.itemSize = CGSize(width: 320, height: 320)
        large.minimumLineSpacing = 0
        super.init(collectionViewLayout: small)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PinchedCell.self, forCellWithReuseIdentifier: "photo")
        let pinch = UIPinchGestureRecognizer(target: self, action: Selector(Self.handlePinch))
        collectionView.addGestureRecognizer(pinch)
    }

    func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard transitionLayout == nil else { return }
            startPoint = pinch.location(in: view)
            transitionLayout = collectionView.startInteractiveTransition(to: large) { [weak self] _, finished in
                self?.transitionLayout = nil
                self?.ends.append(finished)
            }
        case .changed:
            guard let layout = transitionLayout else { return }
            let point = pinch.location(in: view)
            (layout as? FollowingTransitionLayout)?.offset = CGPoint(
                x: point.x - startPoint.x, y: point.y - startPoint.y)
            layout.transitionProgress = max(0, min(1, (pinch.scale - 1) / 2))
            layout.invalidateLayout()
        case .ended:
            guard let layout = transitionLayout else { return }
            if layout.transitionProgress > 0.5 {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        case .cancelled, .failed:
            if transitionLayout != nil { collectionView.cancelInteractiveTransition() }
        default:
            break
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        return followsFingers
            ? FollowingTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
            : UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 100
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
}

/// A row of pages, of which the one in view stays in view when the device is turned.
class PagesLayout: UICollectionViewFlowLayout {
    private var page: CGFloat?

    override func prepare() {
        super.prepare()
        scrollDirection = .horizontal
        minimumLineSpacing = 0
        if let size = collectionView?.bounds.size { itemSize = size }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.size != collectionView?.bounds.size
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        page = (oldBounds.minX / oldBounds.width).rounded()
    }

    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        page = nil
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let page = page, let width = collectionView?.bounds.width else { return proposedContentOffset }
        return CGPoint(x: page * width, y: proposedContentOffset.y)
    }
}
