import CoreGraphics

/// Shows a background configuration, behind all other subviews of its superview.
///
/// It follows its superview's size by its autoresizing mask, with the configuration's insets.
final class BackgroundView: UIView {
    private(set) var configuration: UIBackgroundConfiguration
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var customView: UIView?
    /// The view with the line, if that isn't at the edge.
    private var stroke: UIView?

    /// Creates a view for a superview with these bounds.
    init(_ configuration: UIBackgroundConfiguration, in bounds: CGRect) {
        self.configuration = configuration
        super.init(frame: bounds)
        isUserInteractionEnabled = false
        // The view then hears of changes of the superview's margins.
        preservesSuperviewLayoutMargins = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        show(besides: nil)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ configuration: UIBackgroundConfiguration) {
        guard configuration != self.configuration else { return }
        let old = self.configuration
        self.configuration = configuration
        show(besides: old)
    }

    private func show(besides old: UIBackgroundConfiguration?) {
        showColors()
        layer.cornerRadius = max(configuration.cornerRadius.usable, 0)
        showEffect()
        showImage()
        showCustomView()
        if configuration.backgroundInsets != old?.backgroundInsets
            || configuration.edgesAddingLayoutMarginsToBackgroundInsets
                != old?.edgesAddingLayoutMarginsToBackgroundInsets
        {
            takePlace()
        }
        showStroke()
        clipsToBounds =
            configuration.cornerRadius > 0 && stroke == nil && !subviews.isEmpty
    }

    // MARK: Frame

    /// Sets the frame: the superview's bounds without the insets.
    func takePlace() {
        guard let superview else { return }
        let margins = superview.layoutMargins
        let direction = superview.effectiveUserInterfaceLayoutDirection
        var insets = UIEdgeInsets(configuration.backgroundInsets.usable, in: direction)
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let isLeftToRight = direction == .leftToRight
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(isLeftToRight ? .leading : .trailing) { insets.left += margins.left }
        if edges.contains(isLeftToRight ? .trailing : .leading) { insets.right += margins.right }
        frame = superview.bounds.inset(by: insets)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        takePlace()
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if !configuration.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty { takePlace() }
    }

    // MARK: Colours and stroke

    private func showColors() { backgroundColor = configuration.resolvedBackgroundColor(for: tintColor) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
        showStroke()
    }

    override func resolveColors() {
        super.resolveColors()
        showStroke()
    }

    private func showEffect() {
        guard configuration.visualEffect != nil || effectView != nil else { return }
        let view = filling(effectView) { UIVisualEffectView(effect: nil) }
        effectView = view
        view.effect = configuration.visualEffect
    }

    private func showImage() {
        guard configuration.image != nil || imageView != nil else { return }
        let view = filling(imageView) { UIImageView() }
        imageView = view
        view.image = configuration.image
        view.contentMode = configuration.imageContentMode
    }

    private func showCustomView() {
        guard configuration.customView !== customView else { return }
        // The view may be in another background by now.
        if customView?.superview === self { customView?.removeFromSuperview() }
        customView = configuration.customView
        guard let customView else { return }
        customView.frame = bounds
        customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(customView)
    }

    private func filling<View: UIView>(_ known: View?, _ make: () -> View) -> View {
        if let known { return known }
        let view = make()
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: subviews.firstIndex { $0 === customView } ?? subviews.count)
        return view
    }

    private func showStroke() {
        let (width, outset) = (max(configuration.strokeWidth.usable, 0), configuration.strokeOutset.usable)
        let color = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection)
        if outset == 0 {
            stroke?.removeFromSuperview()
            stroke = nil
            layer.borderWidth = width
            layer.borderColor = color.cgColor
        } else {
            layer.borderWidth = 0
            let view = stroke ?? UIView()
            stroke = view
            view.frame = bounds.insetBy(dx: -outset, dy: -outset)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.layer.cornerRadius = max(layer.cornerRadius + outset, 0)
            view.layer.borderWidth = width
            view.layer.borderColor = color.cgColor
            addSubview(view)
        }
    }
}
