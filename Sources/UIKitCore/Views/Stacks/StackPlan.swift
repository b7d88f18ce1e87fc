import CoreGraphics

/// The plan of a stack, from which the rules for its constraints follow.
@MainActor struct StackPlan {
    struct Element {
        let item: LayoutItem
        let isHidden: Bool
        /// The distance to the next shown view.
        let gap: Gap
        /// The length of the content along the axis; 0 if it has none.
        let contentLength: CGFloat
    }

    enum Gap: Equatable {
        case points(CGFloat)
        case system
    }

    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let isBaselineRelative: Bool
    let gapAtEnds: Gap
    /// The stack, or its margins guide.
    let canvas: LayoutItem
    let stack: LayoutItem
    /// The room across the axis.
    let breadth: CGFloat
    let elements: [Element]

    init(_ stack: UIStackView) {
        axis = stack.axis
        distribution = stack.distribution
        let isAlongText = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        alignment = isAlongText && stack.axis == .vertical ? .leading : stack.alignment
        isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        gapAtEnds = Gap(stack.spacing)
        self.stack = stack.layoutItem
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.layoutItem : stack.layoutItem
        breadth = stack.known.breadth
        let needsLengths = stack.distribution == .fillProportionally
        elements = stack.arranged.map { entry in
            Element(
                item: entry.view.layoutItem, isHidden: entry.view.isHidden,
                gap: Gap(entry.customSpacing ?? stack.spacing),
                contentLength: needsLengths ? Self.contentLength(of: entry.view, stack.axis) : 0)
        }
    }

    var shown: [Element] { elements.filter { !$0.isHidden } }

    // MARK: Priorities

    /// Less than required, so that content that can't be 0 long causes no conflict.
    static let hiding = UILayoutPriority(999.9)
    /// Keeps views inside a stack that is larger than they are.
    static let boundary = UILayoutPriority(999.5)
    static let proportion = UILayoutPriority(999)
    static let centering = UILayoutPriority(149)
    /// One above and one below the priority of `systemLayoutSizeFitting`.
    static let spanningFit = UILayoutPriority(51)
    static let canvasFit = UILayoutPriority(49)
    /// Makes a view without a size of its own 0 long where nothing stretches it.
    static let suppression = UILayoutPriority(25)
    /// Moves a line of text as near to its edge as its highest view allows.
    static let nearness = UILayoutPriority(20)

    // MARK: Content

    /// Returns the length of a view's content. For a stack, that is the sum of its views or, across its axis, the
    /// largest of them.
    private static func contentLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard let stack = view as? UIStackView else {
            let size = view.intrinsicContentSize
            return max(axis == .horizontal ? size.width : size.height, 0)
        }
        let shown = stack.arranged.filter { !$0.view.isHidden }
        let lengths = shown.map { contentLength(of: $0.view, axis) }
        guard stack.axis == axis else { return lengths.max() ?? 0 }
        let gaps = shown.dropLast().map { Gap($0.customSpacing ?? stack.spacing).usualPoints }
        return (lengths + gaps).reduce(0, +)
    }
}

extension StackPlan.Gap {
    @MainActor init(_ spacing: CGFloat) { self = spacing == UIStackView.spacingUseSystem ? .system : .points(spacing) }

    @MainActor var usualPoints: CGFloat {
        switch self {
        case .points(let points): points
        case .system: SystemSpacing.standard
        }
    }
}
