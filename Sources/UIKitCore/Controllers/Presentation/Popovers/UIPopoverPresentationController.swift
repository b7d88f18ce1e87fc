import CoreGraphics
import Foundation
import LayoutEngine

/// Presents a controller in a popover, whose arrow points to a source. Where there is little width, as on a phone, a
/// sheet replaces it, unless the delegate decides otherwise.
///
///     filters.modalPresentationStyle = .popover
///     filters.popoverPresentationController?.sourceItem = filterButton
///     present(filters, animated: true)
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    // MARK: Source

    /// The view or bar item that the arrow points to. A popover must have one when it is presented. ``sourceView`` and
    /// ``barButtonItem`` set it, too.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The view that the arrow points to. ``sourceRect`` is in its coordinates.
    open var sourceView: UIView? {
        get { sourceItem as? UIView }
        set { if newValue != nil || sourceView != nil { sourceItem = newValue } }
    }

    /// The rectangle that the arrow points to, in ``sourceView``. `.null`, the default, stands for the whole view.
    open var sourceRect = CGRect.null {
        didSet {
            guard sourceRect.isNull || sourceRect.isFinite else {
                UIView.reportBadGeometry(of: self, "sourceRect", "\(sourceRect)")
                return sourceRect = oldValue
            }
            containerView?.setNeedsLayout()
        }
    }

    /// The bar item that the arrow points to. A person can tap the bar's other items while the popover shows.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { if newValue != nil || barButtonItem != nil { sourceItem = newValue } }
    }

    /// Whether the popover may cover its source to avoid being smaller. False by default.
    open var canOverlapSourceViewRect = false {
        didSet { containerView?.setNeedsLayout() }
    }

    // MARK: The arrow

    /// The permitted directions of the arrow; any by default. Of several, the popover takes the first for which it has
    /// room: up, down, left, right. Without any, it has no arrow and is over the middle of its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The direction of the arrow; `.unknown` before the popover shows, and while a sheet replaces it.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    // MARK: Touches outside, margins and background

    /// Views beside the popover that take touches. Touches everywhere else dismiss the popover.
    open var passthroughViews: [UIView]?

    /// The least distances to the edges of the safe area, in points; 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverMetrics.margin, left: PopoverMetrics.margin, bottom: PopoverMetrics.margin,
        right: PopoverMetrics.margin)
    {
        didSet {
            guard popoverLayoutMargins.isFinite else {
                UIView.reportBadGeometry(of: self, "popoverLayoutMargins", "\(popoverLayoutMargins)")
                return popoverLayoutMargins = oldValue
            }
            containerView?.setNeedsLayout()
        }
    }

    /// The colour of the body and the arrow, behind the content; nil, the default, stands for glass.
    open var backgroundColor: UIColor? {
        didSet { bubble.color = backgroundColor }
    }

    @available(
        *, unavailable, message: "Not built: popovers draw their own outline. Set the popover's backgroundColor."
    )
    open var popoverBackgroundViewClass: UIPopoverBackgroundViewMethods.Type? {
        get { nil }
        set {}
    }

    /// The sheet that replaces the popover where there is little width. Set its detents before you present the
    /// controller.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        sheet.adaptedFrom = self
        return sheet
    }()

    // MARK: Views and frames

    private let backdrop = UIView()
    private let bubble = PopoverView()
    private lazy var tapBeside = UITapGestureRecognizer(
        target: self, action: Selector(UIPopoverPresentationController.tappedBeside))
    /// Whether the popover is shrunk to its source.
    private var isAway = true
    /// The rectangle of the source when it was last on the screen.
    private var lastSource: CGRect?
    /// The size of the container when the popover was last placed.
    private var lastSize: CGSize?
    /// The presentation that replaces the popover.
    var adapted: UIPresentationController?

    var geometry: PopoverGeometry {
        let container = containerView
        let bounds = container?.bounds ?? .zero
        lastSource = container.flatMap(sourceFrame) ?? lastSource
        return PopoverGeometry(
            bounds: bounds, safeArea: container?.safeAreaInsets ?? .zero, margins: popoverLayoutMargins,
            source: lastSource ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0),
            contentSize: presentedViewController.sizeInPopover,
            permittedDirections: permittedArrowDirections, mayOverlapSource: canOverlapSourceViewRect,
            pixelGrid: PixelGrid(scale: container?.traitCollection.displayScale ?? UIScreen.main.scale))
    }

    private func sourceFrame(in container: UIView) -> CGRect? {
        guard let sourceView, !sourceRect.isNull else { return sourceItem?.frame(in: container) }
        return sourceView.frame(in: container).map { _ in sourceView.convert(sourceRect, to: container) }
    }

    /// The rectangle of the popover in the container, including its arrow.
    open override var frameOfPresentedViewInContainerView: CGRect {
        adapted?.frameOfPresentedViewInContainerView ?? geometry.place.frame
    }

    open override var shouldRemovePresentersView: Bool { removesPresenter }
    /// The value from the beginning of the presentation. A popover that covers the screen later doesn't hide what is
    /// below.
    var removesPresenter = false

    override func traitsDidChange(to traits: UITraitCollection) { adapt(to: traits) }

    // MARK: Appearance

    override func prepareContainer(_ container: UIView) {
        if let adapted { return prepareAdapted(adapted, in: container) }
        backdrop.frame = container.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.addGestureRecognizer(tapBeside)
        container.addSubview(backdrop)
        container.addSubview(bubble)
        isAway = false
        lastSize = nil
    }

    override func hold(_ view: UIView, in container: UIView) {
        if let adapted { adapted.hold(view, in: container) } else { bubble.hold(view) }
    }

    override func setPresented(_ isPresented: Bool) {
        if let adapted { return adapted.setPresented(isPresented) }
        isAway = !isPresented
        bubble.alpha = isPresented ? 1 : 0
        layOut()
    }

    override func layOut() {
        if let adapted { return adapted.layOut() }
        guard let container = containerView else { return }
        if let lastSize, lastSize != container.bounds.size { askWhereSourceIs() }
        lastSize = container.bounds.size
        bubble.overrideUserInterfaceStyle = presentedViewController.overrideUserInterfaceStyle
        let place = geometry.place
        arrowDirection = place.direction
        bubble.lie(at: place)
        bubble.transform = isAway ? place.shrunk : .identity
    }

    /// Lets the delegate move the source after a change of size.
    private func askWhereSourceIs() {
        guard !isGoing, let delegate = delegate as? any UIPopoverPresentationControllerDelegate, let sourceView
        else { return }
        var (rect, view) = (sourceRect.isNull ? sourceView.bounds : sourceRect, sourceView)
        let known = rect
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != known { sourceRect = rect }
        if view !== sourceView { self.sourceView = view }
    }

    override var duration: TimeInterval { adapted?.duration ?? PopoverMetrics.duration }

    override func preferredContentSizeDidChange() {
        guard adapted == nil, let container = containerView, presentedViewController.isMoving == nil else {
            return super.preferredContentSizeDidChange()
        }
        container.setNeedsLayout()
        UIView.animate(
            withDuration: PopoverMetrics.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            container.layoutIfNeeded()
        }
    }

    // MARK: Taps outside

    func tappedBeside() { dismissByPerson() }

    override var letsTouchesThrough: Bool { adapted?.letsTouchesThrough ?? false }

    override func viewTouchedThrough(_ hit: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard hit === backdrop, let passthroughViews, let below = viewBelow(at: point, with: event) else { return nil }
        return passthroughViews.contains { below.isDescendant(of: $0) } ? below : nil
    }

    /// Returns the view that would get a touch without the popover.
    private func viewBelow(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let container = containerView, let surface = container.superview else { return nil }
        let views = surface.subviewsInDrawingOrder
        for view in views.prefix(while: { $0 !== container }).reversed() {
            if let hit = view.hitTest(container.convert(point, to: view), with: event) { return hit }
        }
        return nil
    }

    /// Lets a person tap the other items of the source's bar.
    func letNeighboursThrough() {
        guard let shown = barButtonItem?.viewThatShows else { return }
        var bar: UIView? = shown.superview
        while let view = bar, !(view is UINavigationBar || view is UIToolbar) { bar = view.superview }
        let neighbours = bar?.barItemButtons.filter { $0 !== shown } ?? []
        if !neighbours.isEmpty { passthroughViews = (passthroughViews ?? []) + neighbours }
    }
}

extension PopoverGeometry.Place {
    /// The transform from the whole popover to a small one at its tip.
    fileprivate var shrunk: CGAffineTransform {
        let scale = PopoverMetrics.smallScale
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (tip.x - frame.midX) * (1 - scale),
            ty: (tip.y - frame.midY) * (1 - scale))
    }
}

extension UIView {
    /// The buttons of bar items in this view.
    fileprivate var barItemButtons: [UIView] {
        var found: [UIView] = []
        for view in subviews { found += view is BarItemButton ? [view] : view.barItemButtons }
        return found
    }
}

extension UIViewController {
    /// The size that the controller prefers in a popover. A navigation controller adds its bar to the size that its
    /// screen prefers.
    fileprivate var sizeInPopover: CGSize {
        var size = preferredContentSize
        if size == .zero, let navigation = self as? UINavigationController, let top = navigation.topViewController {
            size = top.preferredContentSize
            if size.height > 0 { size.height += navigation.heightAboveScreens }
        }
        let standard = PopoverMetrics.standardSize
        return CGSize(
            width: size.width > 0 ? size.width : standard.width,
            height: size.height > 0 ? size.height : standard.height)
    }
}
