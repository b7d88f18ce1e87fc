import CoreGraphics
import Foundation

/// Presents a controller as a sheet, which a person may pull to other heights and away.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// Heights at which the sheet rests. Large only, by default.
    open var detents: [Detent] = [.large()] {
        didSet { moveToDetent() }
    }

    /// Where the sheet rests; nil, the default, is the lowest of ``detents``.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { moveToDetent() }
    }

    /// The highest detent below which what is under the sheet stays bright and can be touched; nil, the default, is none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { updateDimming() }
    }

    /// Whether a short bar at the top shows that the sheet can be pulled. False by default.
    open var prefersGrabberVisible = false {
        didSet { grabber.isHidden = !prefersGrabberVisible }
    }

    /// In points; nil, the default, is the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { presentedView?.layer.cornerRadius = cornerRadius }
    }

    /// Changes of the detents' properties inside `changes` are animated.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        UIView.animate(
            withDuration: TransitionMetrics.presentDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            self.containerView?.layoutIfNeeded()
            self.updateDimming()
        }
    }

    /// Asks custom detents for their heights again.
    open func invalidateDetents() { moveToDetent() }

    // MARK: Where it is

    private let dimming = UIView()
    private let grabber = UIView()
    private(set) lazy var pan = UIPanGestureRecognizer(
        target: self, action: Selector(UISheetPresentationController.panned))
    /// While a finger holds the sheet: how far its top is from where it rests, in points.
    var pull: CGFloat = 0

    open override var frameOfPresentedViewInContainerView: CGRect {
        geometry.frame(forDetentValue: selectedDetentValue)
    }

    var geometry: SheetGeometry {
        let traits = containerTraits
        let bounds = containerView?.bounds ?? .zero
        let isForm = presentationStyle == .formSheet
        let wanted = presentedViewController.preferredContentSize
        let standard = isForm ? SheetMetrics.formSize : CGSize(width: SheetMetrics.pageWidth, height: bounds.height)
        return SheetGeometry(
            bounds: bounds, safeArea: containerView?.safeAreaInsets ?? .zero,
            isFloating: traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular,
            floatingSize: CGSize(
                width: wanted.width > 0 ? wanted.width : standard.width,
                height: wanted.height > 0 ? wanted.height : standard.height),
            fillsScreen: traits.verticalSizeClass == .compact)
    }

    /// Detents that are there, with their heights, from low to high.
    var resolvedDetents: [(identifier: Detent.Identifier, value: CGFloat)] {
        let context = DetentContext(traits: containerTraits, maximum: geometry.maximumDetentValue)
        let resolved = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (identifier: detent.identifier, value: $0) }
        }
        return resolved.isEmpty ? [(.large, context.maximumDetentValue)] : resolved.sorted { $0.value < $1.value }
    }

    var selectedDetentValue: CGFloat {
        let resolved = resolvedDetents
        return (resolved.first { $0.identifier == selectedDetentIdentifier } ?? resolved[0]).value
    }

    private var containerTraits: UITraitCollection { containerView?.traitCollection ?? UIScreen.main.traitCollection }

    private func moveToDetent() {
        containerView?.setNeedsLayout()
        updateDimming()
    }

    // MARK: How it looks

    private var cornerRadius: CGFloat { preferredCornerRadius ?? SheetMetrics.cornerRadius }

    override func prepareContainer(_ container: UIView) {
        dimming.backgroundColor = .black
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(dimming)
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(UISheetPresentationController.tappedBeside)))
        guard let view = presentedViewController.view else { return }
        view.layer.cornerRadius = cornerRadius
        view.clipsToBounds = true
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = !prefersGrabberVisible
        grabber.layer.zPosition = 1
        view.addSubview(grabber)
        pan.delegate = self
        pan.pullsItsView = true
        view.addGestureRecognizer(pan)
    }

    override func setPresented(_ isPresented: Bool) {
        if presentedViewController.modalTransitionStyle == .crossDissolve {
            super.setPresented(isPresented)
        } else if let view = presentedView, let container = containerView {
            let below = container.bounds.height - frameOfPresentedViewInContainerView.minY
            view.transform = isPresented ? .identity : CGAffineTransform(translationX: 0, y: below)
        }
        if isPresented { updateDimming() } else { dimming.alpha = 0 }
    }

    override func layOut() {
        guard let view = presentedView else { return }
        let geometry = geometry
        var frame = frameOfPresentedViewInContainerView
        // Pulled up it grows; pulled down it moves away as it is.
        let lowest = geometry.frame(forDetentValue: resolvedDetents[0].value)
        frame.origin.y += pull
        frame.size.height = max(frame.height - pull, lowest.height)
        view.untransformedFrame = frame
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.maskedCorners =
            geometry.isFloating ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
        let size = SheetMetrics.grabberSize
        grabber.frame = CGRect(
            x: (frame.width - size.width) / 2, y: SheetMetrics.grabberGap, width: size.width, height: size.height)
    }

    private func updateDimming() {
        guard containerView != nil, !isGoing else { return }
        let isDimmed = isDimmed
        dimming.alpha = isDimmed ? SheetMetrics.dimming : 0
        dimming.isUserInteractionEnabled = isDimmed
        // Only what is out of reach is a dialog's ground.
        containerView?.resolveAccessibility()
    }

    override var letsTouchesThrough: Bool { !isDimmed }

    /// Whether what is below the sheet is dark, and out of reach.
    var isDimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier,
            let undimmed = resolvedDetents.first(where: { $0.identifier == limit })
        else { return true }
        return selectedDetentValue > undimmed.value
    }
}

/// What detents are resolved with.
private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
