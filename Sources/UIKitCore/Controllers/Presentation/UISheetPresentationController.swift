import CoreGraphics
import Foundation
import LayoutEngine

/// Presents a controller as a sheet, which a person can pull to other heights or down to dismiss it.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests. Only the large one by default.
    open var detents: [Detent] = [.large()] {
        didSet { moveToDetent() }
    }

    /// The detent at which the sheet rests; nil, the default, stands for the lowest of ``detents``.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { moveToDetent() }
    }

    /// The highest detent up to which what is under the sheet stays bright and takes touches; nil, the default, for
    /// none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { updateDimming() }
    }

    /// Whether a short bar at the top shows that a person can pull the sheet. False by default.
    open var prefersGrabberVisible = false {
        didSet { sheet.grabber.isHidden = !prefersGrabberVisible }
    }

    /// The corner radius in points; nil, the default, stands for the system's. Corners at the edge of the screen stay
    /// square.
    open var preferredCornerRadius: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Animates changes of the detents' properties inside `changes`.
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

    /// Calls the resolvers of custom detents again.
    open func invalidateDetents() { moveToDetent() }

    /// Takes over the detents and the look of another sheet.
    final func takeSettings(of other: UISheetPresentationController) {
        detents = other.detents
        selectedDetentIdentifier = other.selectedDetentIdentifier
        largestUndimmedDetentIdentifier = other.largestUndimmedDetentIdentifier
        prefersGrabberVisible = other.prefersGrabberVisible
        preferredCornerRadius = other.preferredCornerRadius
        if let delegate = other.delegate { self.delegate = delegate }
    }

    // MARK: Frames

    private let dimming = UIView()
    private let sheet = SheetView()
    /// Whether the sheet is below the screen, where it slides in from and out to.
    private var isOffScreen = true
    private lazy var tapBeside = UITapGestureRecognizer(
        target: self, action: Selector(UISheetPresentationController.tappedBeside))
    private(set) lazy var pan = UIPanGestureRecognizer(
        target: self, action: Selector(UISheetPresentationController.panned))
    /// How far a finger holds the sheet's top edge from its resting place, in points.
    var pull: CGFloat = 0

    open override var frameOfPresentedViewInContainerView: CGRect {
        geometry.place(forDetentValue: selectedDetentValue).frame
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
            fillsScreen: traits.verticalSizeClass == .compact,
            pixelGrid: PixelGrid(scale: traits.displayScale), preferredCornerRadius: preferredCornerRadius)
    }

    /// The available detents with their heights, from low to high.
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

    // MARK: Appearance

    override func prepareContainer(_ container: UIView) {
        dimming.backgroundColor = .black
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(dimming)
        dimming.addGestureRecognizer(tapBeside)
        sheet.grabber.isHidden = !prefersGrabberVisible
        pan.delegate = self
        pan.pullsItsView = true
        sheet.addGestureRecognizer(pan)
        container.addSubview(sheet)
        isOffScreen = false
    }

    override func hold(_ view: UIView, in container: UIView) { sheet.hold(view) }

    override func setPresented(_ isPresented: Bool) {
        if presentedViewController.modalTransitionStyle == .crossDissolve {
            sheet.alpha = isPresented ? 1 : 0
        } else {
            isOffScreen = !isPresented
            layOut()
        }
        if isPresented { updateDimming() } else { dimming.alpha = 0 }
    }

    override func layOut() {
        guard let container = containerView else { return }
        let lowest = resolvedDetents[0].value
        let value = selectedDetentValue - pull
        // Pulled up, the sheet grows. Pulled down below the lowest detent, it moves without changing its size.
        var place = geometry.place(forDetentValue: max(value, lowest))
        place.frame.origin.y += max(lowest - value, 0)
        if isOffScreen { place.frame.origin.y = container.bounds.maxY }
        sheet.lie(at: place)
    }

    private func updateDimming() {
        guard containerView != nil, !isGoing else { return }
        let isDimmed = isDimmed
        dimming.alpha = isDimmed ? SheetMetrics.dimming : 0
        dimming.isUserInteractionEnabled = isDimmed
        // Only a dimmed container is a dialog for screen readers.
        containerView?.resolveAccessibility()
    }

    override var letsTouchesThrough: Bool { !isDimmed }

    /// Whether what is below the sheet is dark and takes no touches.
    var isDimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier,
            let undimmed = resolvedDetents.first(where: { $0.identifier == limit })
        else { return true }
        return selectedDetentValue > undimmed.value
    }
}

/// The values with which detents are resolved.
private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}
