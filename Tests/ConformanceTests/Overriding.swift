import UIKit

// Members that subclasses of apps override. That this compiles is the test: a member that is in an extension, or is not
// open, cannot be overridden.

final class FadedView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    override var superview: UIView? { super.superview }
    override var window: UIWindow? { super.window }
    override var subviews: [UIView] { super.subviews.filter { !$0.isHidden } }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var preservesSuperviewLayoutMargins: Bool {
        didSet { setNeedsLayout() }
    }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
        didSet { setNeedsLayout() }
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
    override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        super.animate(withDuration: duration / 2, animations: animations)
    }
}

final class CountingLayer: CALayer {
    var sublayersAdded = 0
    override var frame: CGRect {
        didSet { setNeedsDisplay() }
    }
    override var superlayer: CALayer? { super.superlayer }
    override var delegate: (any CALayerDelegate)? {
        didSet { setNeedsDisplay() }
    }
    override func addSublayer(_ layer: CALayer) {
        sublayersAdded += 1
        super.addSublayer(layer)
    }
    override func contains(_ p: CGPoint) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(p) }
    override func value(forKey key: String) -> Any? { key == "sum" ? sublayersAdded : super.value(forKey: key) }
    override func presentation() -> Self? { super.presentation() }
}

final class StillScrollView: UIScrollView {
    var delegatesSet = 0
    override var delegate: (any UIScrollViewDelegate)? {
        didSet { delegatesSet += 1 }
    }
    override var isDragging: Bool { false }
    override var isTracking: Bool { false }
    override var isDecelerating: Bool { false }
    override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
    override var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
}

final class ForwardingCollectionView: UICollectionView {
    var delegatesSet = 0
    override var delegate: (any UICollectionViewDelegate)? {
        didSet { delegatesSet += 1 }
    }
}

final class FramedCell: UICollectionViewCell {
    let card = UIView()
    override var contentView: UIView { card }
}

final class HalfwayLayout: UICollectionViewTransitionLayout {
    override var currentLayout: UICollectionViewLayout { super.currentLayout }
    override var nextLayout: UICollectionViewLayout { super.nextLayout }
}

final class BrandColor: UIColor, @unchecked Sendable {
    override class var label: UIColor { .red }
    override var cgColor: CGColor { UIColor.green.cgColor }
    override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

final class LargeFont: UIFont, @unchecked Sendable {
    override class var systemFontSize: CGFloat { 20 }
    override var lineHeight: CGFloat { super.lineHeight * 2 }
}

final class SquareImage: UIImage, @unchecked Sendable {
    override var size: CGSize { CGSize(width: super.size.width, height: super.size.width) }
    override func draw(in rect: CGRect) { super.draw(in: rect) }
    override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
}

final class ModalController: UIViewController {
    override var navigationController: UINavigationController? { nil }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var isBeingPresented: Bool { true }
    override var children: [UIViewController] { [] }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

final class QuietControl: UIControl {
    override var isTracking: Bool { false }
    override var isTouchInside: Bool { false }
}

final class FarKey: UIKey {
    override var characters: String { "x" }
}

/// A view that places layers of its own, and one that is observed.
final class BorderedView: UIView {
    let border = CALayer()
    private(set) var laidOut: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(border)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.addSublayer(border)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        laidOut.append("subviews")
    }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        laidOut.append("sublayers")
        border.frame = layer.bounds.insetBy(dx: 10, dy: 10)
    }
}

final class BadgeLayer: CALayer {
    let text: String

    init(text: String) {
        self.text = text
        super.init()
    }

    override init(layer: Any) {
        text = (layer as? BadgeLayer)?.text ?? ""
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        text = "archived"
        super.init(coder: coder)
    }
}
