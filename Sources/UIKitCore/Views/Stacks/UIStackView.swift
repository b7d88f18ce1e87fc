import CoreGraphics
import Foundation

/// A row or column of views. The stack makes constraints that place them, and keeps these up to date.
///
///     let row = UIStackView(arrangedSubviews: [picture, title, button])
///     row.spacing = 8
///     row.alignment = .center
///
/// The stack is as large as its views need, unless constraints say otherwise; then the views stretch, shrink or move
/// apart, as ``distribution`` says. A hidden view takes no room. An empty stack has no size of its own.
///
/// - Behaviour: documented; what is our choice is in Decisions/0074.
@preconcurrency @MainActor
open class UIStackView: UIView {
    final var arranged: [ArrangedView] = []
    /// The constraints along the axis. `constraintsAcross` has those across it.
    final var constraintsAlong = StackConstraints()
    final var constraintsAcross = StackConstraints()
    /// What the stack knows from its last layout and made its constraints for.
    final var known = StackKnowledge()

    // MARK: Creating

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) {
        // UIView's initialiser never returns nil.
        super.init(coder: coder)!
        readStackNib(coder)
    }

    // MARK: Arranged subviews

    /// The views in the order of the stack, which is independent of the order of ``UIView/subviews``.
    open var arrangedSubviews: [UIView] { arranged.map(\.view) }

    /// Adds a view behind the last one. A view that is in the list already moves there.
    ///
    /// The view becomes a subview, and constraints place it: `translatesAutoresizingMaskIntoConstraints` becomes false.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

    /// Removes a view from the list. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

    /// Inserts a view before the one at an index. An index past the end ends the program with UIKit's words.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arranged.count).contains(stackIndex) else { failOnIndex(stackIndex) }
        arrange(view, at: stackIndex)
    }

    // MARK: Axis, distribution, alignment and spacing

    /// Whether the views form a row (`.horizontal`, the default) or a column.
    @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }

    /// How the views divide the length of the stack.
    @exclusivity(unchecked) open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }

    /// Where views go across the axis.
    @exclusivity(unchecked) open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementChanged() } }
    }

    /// The points between two views: exactly, or at least where ``distribution`` makes gaps or centres equally far
    /// apart.
    @exclusivity(unchecked) open var spacing: CGFloat = 0 {
        didSet {
            guard spacing.isFinite else {
                reportBadGeometry("spacing", "\(spacing)")
                return spacing = oldValue
            }
            if spacing != oldValue { arrangementChanged() }
        }
    }

    /// Sets the space after one view until the view leaves the list.
    ///
    /// - Parameters:
    ///   - spacing: Points, ``spacingUseDefault`` for ``spacing`` again, or ``spacingUseSystem`` for the system's usual
    ///     distance.
    ///   - arrangedSubview: The view before the space.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        setSpacing(spacing, after: arrangedSubview)
    }

    /// Returns the custom spacing after a view, or ``spacingUseDefault`` if it has none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arranged.first { $0.view === arrangedSubview }?.customSpacing ?? Self.spacingUseDefault
    }

    /// Whether a column measures its spacing from baseline to baseline, and from its edges to the nearest baselines.
    /// False by default.
    @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// Whether views stay inside the stack's margins. False by default.
    @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// For ``setCustomSpacing(_:after:)``: the stack's ``spacing``.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// For a spacing: the system's distance, which is 8 points, or between baselines what their fonts need.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    // MARK: Constraints

    /// True, because there may be no other constraints that would make a screen ask the stack to update its own.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Replaces those constraints of the stack that have changed.
    open override func updateConstraints() {
        followArrangement()
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        compareWithLayout()
    }

    /// The text of the highest view in a row, of the first view in a column.
    open override var forFirstBaselineLayout: UIView { textView(isFirst: true) }

    /// The text of the highest view in a row, of the last view in a column.
    open override var forLastBaselineLayout: UIView { textView(isFirst: false) }

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        contentLengthsMayHaveChanged()
    }
}
