import UIKit

// UIKit Dynamics as apps use it: nothing here knows that it isn't iOS.

/// A custom behaviour: items fall, bounce off walls, and are attracted by a finger.
class BouncyBehavior: UIDynamicBehavior {
    private let gravity = UIGravityBehavior()
    private let collider: UICollisionBehavior = {
        let collider = UICollisionBehavior()
        collider.translatesReferenceBoundsIntoBoundary = true
        return collider
    }()
    private let itemBehavior: UIDynamicItemBehavior = {
        let behavior = UIDynamicItemBehavior()
        behavior.allowsRotation = false
        behavior.elasticity = 0.5
        behavior.resistance = 0
        return behavior
    }()
    private(set) var steps = 0

    override init() {
        super.init()
        addChildBehavior(gravity)
        addChildBehavior(collider)
        addChildBehavior(itemBehavior)
        action = { [weak self] in self?.steps += 1 }
    }

    func addItem(_ item: UIDynamicItem) {
        gravity.addItem(item)
        collider.addItem(item)
        itemBehavior.addItem(item)
    }

    func removeItem(_ item: UIDynamicItem) {
        gravity.removeItem(item)
        collider.removeItem(item)
        itemBehavior.removeItem(item)
    }

    func throwItem(_ item: UIDynamicItem, with velocity: CGPoint) {
        itemBehavior.addLinearVelocity(velocity, for: item)
    }
}

class PlaygroundController: UIViewController, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    lazy var animator = UIDynamicAnimator(referenceView: self.view)
    let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let barrier = UIView(frame: CGRect(x: 0, y: 300, width: 130, height: 20))
    let bouncy = BouncyBehavior()
    var snap: UISnapBehavior?
    var touched: [String] = []
    var pauses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(barrier)
        view.addSubview(square)
        animator.delegate = self
        animator.addBehavior(bouncy)
        bouncy.addItem(square)
        let collision = UICollisionBehavior(items: [square])
        collision.collisionDelegate = self
        let rightEdge = CGPoint(x: barrier.frame.maxX, y: barrier.frame.minY)
        collision.addBoundary(withIdentifier: "barrier" as NSCopying, from: barrier.frame.origin, to: rightEdge)
        collision.addBoundary(withIdentifier: "outline" as NSString, for: UIBezierPath(rect: view.bounds))
        collision.collisionMode = [.boundaries]
        animator.addBehavior(collision)
    }

    func snapBack() {
        animator.removeAllBehaviors()
        if let snap = snap { animator.removeBehavior(snap) }
        snap = UISnapBehavior(item: square, snapTo: view.center)
        snap!.damping = 0.4
        animator.addBehavior(snap!)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
        withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
        touched.append(identifier as? String ?? "none")
        (item as? UIView)?.backgroundColor = .yellow
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { pauses += 1 }
}

/// An item that is no view.
class Particle: NSObject, UIDynamicItem {
    var center = CGPoint(x: 50, y: 50)
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
    var transform = CGAffineTransform.identity
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// A list whose cells swing while it scrolls, as it is taught since iOS 7.
class SwingingLayout: UICollectionViewFlowLayout {
    private var animator: UIDynamicAnimator!

    override init() {
        super.init()
        itemSize = CGSize(width: 300, height: 44)
        minimumLineSpacing = 10
        animator = UIDynamicAnimator(collectionViewLayout: self)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("made in code") }

    override func prepare() {
        super.prepare()
        let contentSize = collectionViewContentSize
        guard animator.behaviors.count == 0,
            let items = super.layoutAttributesForElements(in: CGRect(origin: .zero, size: contentSize))
        else { return }
        for item in items {
            let behavior = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
            behavior.length = 0.0
            behavior.damping = 0.8
            behavior.frequency = 1.0
            animator.addBehavior(behavior)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return animator.layoutAttributesForCell(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView = collectionView else { return false }
        let delta = newBounds.origin.y - collectionView.bounds.origin.y
        let touch = collectionView.panGestureRecognizer.location(in: collectionView)
        for case let spring as UIAttachmentBehavior in animator.behaviors {
            let yDistance = abs(touch.y - spring.anchorPoint.y)
            let resistance = yDistance / 1500
            guard let item = spring.items.first else { continue }
            var center = item.center
            center.y += delta < 0 ? max(delta, delta * resistance) : min(delta, delta * resistance)
            item.center = center
            animator.updateItem(usingCurrentState: item)
        }
        return false
    }

    var isSwinging: Bool { return animator.isRunning }
}
