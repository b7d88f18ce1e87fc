import UIKit

/// Blocks that fall into a heap. A tap drops another block, and a drag lifts one on a string.
final class BlocksController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let gravity = UIGravityBehavior()
    private let collision = UICollisionBehavior()
    private let material = UIDynamicItemBehavior()
    private let hint = UILabel()
    private var string: UIAttachmentBehavior?
    private var blocks: [UIView] = []

    private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
    private static let most = 40

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Blocks"
        view.backgroundColor = .systemBackground
        hint.grow(as: .subheadline)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.text = "Tap to drop a block, drag one to lift it"
        view.addSubview(hint)

        material.elasticity = 0.4
        material.friction = 0.6
        for behavior in [gravity, collision, material] { animator.addBehavior(behavior) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(BlocksController.tapped)))
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(BlocksController.dragged)))
        let turn = UIAction(title: "Flip gravity") { [gravity] _ in gravity.angle = -gravity.angle }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: turn)
    }

    /// Makes the safe area's edges the walls.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        hint.frame = CGRect(x: room.minX, y: room.minY + 24, width: room.width, height: hint.font.lineHeight)
        collision.removeAllBoundaries()
        collision.addBoundary(withIdentifier: "walls" as NSCopying, for: UIBezierPath(rect: room))
        for block in blocks where !room.contains(block.center) {
            block.center = CGPoint(x: room.midX, y: room.midY)
            animator.updateItem(usingCurrentState: block)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard blocks.isEmpty else { return }
        let room = view.bounds.inset(by: view.safeAreaInsets)
        for number in 0..<7 {
            let (column, row) = (CGFloat(number % 4), CGFloat(number / 4))
            drop(at: CGPoint(x: room.minX + room.width * (column + 1) / 5, y: room.minY + 80 + 90 * row))
        }
    }

    private func drop(at point: CGPoint) {
        guard blocks.count < Self.most else { return }
        let side = 44 + CGFloat(blocks.count * 17 % 30)
        let block = UIView(frame: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side))
        block.backgroundColor = Self.colors[blocks.count % Self.colors.count]
        block.layer.cornerRadius = 8
        block.transform = CGAffineTransform(rotationAngle: CGFloat(blocks.count * 37 % 60) / 60 - 0.5)
        view.addSubview(block)
        blocks.append(block)
        gravity.addItem(block)
        collision.addItem(block)
        material.addItem(block)
    }

    private func tapped(_ tap: UITapGestureRecognizer) { drop(at: tap.location(in: view)) }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: view)
        switch pan.state {
        case .began:
            guard let block = blocks.last(where: { $0.frame.insetBy(dx: -10, dy: -10).contains(point) }) else { return }
            let made = UIAttachmentBehavior(item: block, attachedToAnchor: point)
            made.length = 0
            made.frequency = 4
            made.damping = 1
            animator.addBehavior(made)
            string = made
        case .changed: string?.anchorPoint = point
        default:
            if let string { animator.removeBehavior(string) }
            string = nil
        }
    }
}
