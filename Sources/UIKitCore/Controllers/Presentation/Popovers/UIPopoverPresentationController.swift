import CoreGraphics
import Foundation
import LayoutEngine

/// Presents a controller in a popover, whose arrow points to what it comes from. Where there is little width, as on a phone, a sheet is
/// in its place, unless the delegate wants it otherwise.
///
///     filters.modalPresentationStyle = .popover
///     filters.popoverPresentationController?.sourceItem = filterButton
///     present(filters, animated: true)
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    // MARK: What it comes from

    /// A view or an item of a bar. A popover needs one by the time it is presented; ``sourceView`` and ``barButtonItem`` are other
    /// names of the same.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The view in which ``sourceRect`` is.
    open var sourceView: UIView? {
        get { sourceItem as? UIView }
        set { if newValue != nil || sourceView != nil { sourceItem = newValue } }
    }

    /// What the arrow points to, in ``sourceView``; `.null`, the default, is all of the view.
    open var sourceRect = CGRect.null {
        didSet {
            guard sourceRect.isNull || sourceRect.isFinite else {
                UIView.reportBadGeometry(of: self, "sourceRect", "\(sourceRect)")
                return sourceRect = oldValue
            }
            containerView?.setNeedsLayout()
        }
    }

    /// The item of a bar that the arrow points to. The other items of the bar can be tapped while the popover is shown.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { if newValue != nil || barButtonItem != nil { sourceItem = newValue } }
    }

    /// Whether the popover may lie over its source where it would be smaller otherwise. False by default.
    open var canOverlapSourceViewRect = false {
        didSet { containerView?.setNeedsLayout() }
    }

    // MARK: The arrow

    /// Where the arrow may point; anywhere by default. Of several directions the popover takes the first for which it has room: up,
    /// down, left, right. Without any it has no arrow, and lies over the middle of its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Where the arrow points; `.unknown` before the popover is shown, and while a sheet is in its place.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    // MARK: Around it

    /// Views that can be touched beside the popover; touches everywhere else dismiss it.
    open var passthroughViews: [UIView]?

    /// How far it stays from the edges of the safe area, in points; 10 by default.
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

    /// Of the body and the arrow, below the content; nil, the default, is glass.
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

    /// The sheet that is in the popover's place where there is little width. Set its detents before the controller is presented.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        sheet.adaptedFrom = self
        return sheet
    }()

    // MARK: Where it is

    private let backdrop = UIView()
    private let bubble = PopoverView()
    private lazy var tapBeside = UITapGestureRecognizer(
        target: self, action: Selector(UIPopoverPresentationController.tappedBeside))
    /// Whether the popover is as small as where it comes from.
    private var isAway = true
    /// Where its source was when that was last on screen.
    private var lastSource: CGRect?
    /// Of the container, when the popover was last placed.
    private var lastSize: CGSize?
    /// What presents in the popover's place.
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

    /// With the arrow's part.
    open override var frameOfPresentedViewInContainerView: CGRect {
        adapted?.frameOfPresentedViewInContainerView ?? geometry.place.frame
    }

    open override var shouldRemovePresentersView: Bool { removesPresenter }
    /// As it was when the popover came: a popover that covers the screen later leaves what is below where it is.
    var removesPresenter = false

    override func traitsDidChange(to traits: UITraitCollection) { adapt(to: traits) }

    // MARK: How it looks

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

    /// There is another size, so the source may be elsewhere.
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

    // MARK: Touches beside it

    func tappedBeside() { dismissByPerson() }

    override var letsTouchesThrough: Bool { adapted?.letsTouchesThrough ?? false }

    override func viewTouchedThrough(_ hit: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard hit === backdrop, let passthroughViews, let below = viewBelow(at: point, with: event) else { return nil }
        return passthroughViews.contains { below.isDescendant(of: $0) } ? below : nil
    }

    /// What would be touched without the popover.
    private func viewBelow(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let container = containerView, let surface = container.superview else { return nil }
        let views = surface.subviewsInDrawingOrder
        for view in views.prefix(while: { $0 !== container }).reversed() {
            if let hit = view.hitTest(container.convert(point, to: view), with: event) { return hit }
        }
        return nil
    }

    /// The other items of a bar stay within reach.
    func letNeighboursThrough() {
        guard let shown = barButtonItem?.viewThatShows else { return }
        var bar: UIView? = shown.superview
        while let view = bar, !(view is UINavigationBar || view is UIToolbar) { bar = view.superview }
        let neighbours = bar?.barItemButtons.filter { $0 !== shown } ?? []
        if !neighbours.isEmpty { passthroughViews = (passthroughViews ?? []) + neighbours }
    }
}

extension PopoverGeometry.Place {
    /// From the whole popover to a small one at its tip.
    fileprivate var shrunk: CGAffineTransform {
        let scale = PopoverMetrics.smallScale
        return CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (tip.x - frame.midX) * (1 - scale),
            ty: (tip.y - frame.midY) * (1 - scale))
    }
}

extension UIView {
    /// Buttons of bar items in this view.
    fileprivate var barItemButtons: [UIView] {
        var found: [UIView] = []
        for view in subviews { found += view is BarItemButton ? [view] : view.barItemButtons }
        return found
    }
}

extension UIViewController {
    /// What the controller would like to be in a popover. A navigation controller adds its bar to what its screen would like.
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
