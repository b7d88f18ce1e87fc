import CoreGraphics

/// The items of a toolbar side by side. Flexible spaces divide the room between them.
final class ToolbarRow: UIView {
    private let views: [UIView]

    init(_ items: [UIBarButtonItem], tint: UIColor) {
        views = BarRow.views(of: items, in: .toolbar, tint: tint)
        super.init(frame: .zero)
        for view in views { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Toolbars make their rows themselves.") }

    /// The colour of words and symbols; nil stands for that of labels.
    var contentColor: UIColor? {
        didSet { for case let platter as BarPlatter in views { platter.contentColor = contentColor } }
    }

    /// Touches between buttons go to the content.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        views.contains { !($0 is BarSpaceView) && !$0.isHidden && $0.frame.contains(point) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = views.filter { !$0.isHidden }
        var widths = shown.map { width(of: $0) }
        let gaps = shown.indices.dropFirst().map { gap(between: shown[$0 - 1], and: shown[$0]) }
        let rest = bounds.width - widths.reduce(0, +) - gaps.reduce(0, +)
        let flexible = shown.indices.filter { (shown[$0] as? BarSpaceView)?.item.spacing == .flexible }
        for index in flexible where rest > 0 { widths[index] += rest / CGFloat(flexible.count) }

        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (index, view) in shown.enumerated() {
            let width = min(widths[index], max(bounds.width - x, 0))
            let height = view is BarPlatter ? bounds.height : min(fitting(view).height, bounds.height)
            let left = isMirrored ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
            x += width + (index < gaps.count ? gaps[index] : 0)
        }
    }

    private func fitting(_ view: UIView) -> CGSize { view.sizeThatFits(bounds.size) }

    private func width(of view: UIView) -> CGFloat { min(fitting(view).width, bounds.width) }

    /// Returns the gap between two views. Without a space item between them, pieces of glass keep a little apart.
    private func gap(between one: UIView, and other: UIView) -> CGFloat {
        one is BarSpaceView || other is BarSpaceView ? 0 : BarMetrics.gap
    }
}
