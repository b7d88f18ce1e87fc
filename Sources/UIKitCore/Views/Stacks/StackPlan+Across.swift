import CoreGraphics

/// Rules for places across the axis. Hidden views have places, too, but ask for no room.
extension StackPlan {
    var rulesAcross: [StackRule] {
        guard !elements.isEmpty else { return [] }
        let edges = StackEdges(axis.across)
        let first = elements.first { !$0.isHidden }
        var rules: [StackRule] = []
        for element in elements {
            if element.isHidden {
                rules += hidden(element, first, edges)
            } else if alignment == .fill {
                rules += filling(element, first, edges)
            } else {
                rules += aligned(element, first, edges) + bounded(element, edges)
            }
        }
        if alignment != .fill || first == nil {
            rules.append(StackRule(.spanningFit, edges.length(canvas)).with(Self.spanningFit))
        }
        return rules
    }

    private func filling(_ element: Element, _ first: Element?, _ edges: StackEdges) -> [StackRule] {
        [edges.start, edges.end].map { attribute in line(element, first, attribute) }
    }

    /// Aligns the first view to the stack, and the others to the first.
    private func line(
        _ element: Element, _ first: Element?, _ attribute: NSLayoutConstraint.Attribute
    ) -> StackRule {
        let isFirst = first.map { $0.item === element.item } ?? true
        let other = isFirst ? canvas : first?.item ?? canvas
        return StackRule(
            isFirst ? .canvasConnection : .alignment, ConstraintSide(element.item, attribute), .equal,
            ConstraintSide(other, attribute))
    }

    private func aligned(_ element: Element, _ first: Element?, _ edges: StackEdges) -> [StackRule] {
        switch alignment {
        case .fill: []
        case .leading: [line(element, first, edges.start)]
        case .trailing: [line(element, first, edges.end)]
        case .center: [line(element, first, edges.center)]
        case .firstBaseline: textLine(element, first, .firstBaseline, near: edges.start)
        case .lastBaseline: textLine(element, first, .lastBaseline, near: edges.end)
        }
    }

    /// Aligns all text on one baseline, which is as near to an edge as the view that reaches furthest allows.
    private func textLine(
        _ element: Element, _ first: Element?, _ baseline: NSLayoutConstraint.Attribute,
        near edge: NSLayoutConstraint.Attribute
    ) -> [StackRule] {
        let nearness = StackRule(
            .spanningFit, ConstraintSide(element.item, edge), .equal, ConstraintSide(canvas, edge))
        let isFirst = first.map { $0.item === element.item } ?? true
        return (isFirst ? [] : [line(element, first, baseline)]) + [nearness.with(Self.nearness)]
    }

    /// Keeps a view inside the stack, which is as large as its largest view.
    private func bounded(_ element: Element, _ edges: StackEdges) -> [StackRule] {
        let isPinned = (start: alignment == .leading, end: alignment == .trailing)
        var rules: [StackRule] = []
        if !isPinned.start {
            rules.append(
                StackRule(.spanningBoundary, edges.start(element.item), .greaterThanOrEqual, edges.start(canvas)))
        }
        if !isPinned.end {
            rules.append(StackRule(.spanningBoundary, edges.end(canvas), .greaterThanOrEqual, edges.end(element.item)))
        }
        return rules.map { $0.with(Self.boundary) } + [suppression(element, edges)]
    }

    private func hidden(_ element: Element, _ first: Element?, _ edges: StackEdges) -> [StackRule] {
        let attribute =
            switch alignment {
            case .fill, .leading, .firstBaseline: edges.start
            case .trailing, .lastBaseline: edges.end
            case .center: edges.center
            }
        let place = StackRule(
            .alignment, ConstraintSide(element.item, attribute), .equal, ConstraintSide(canvas, attribute))
        guard alignment == .fill else { return [place, suppression(element, edges)] }
        // The length is a number here: the view follows the stack, but doesn't make it larger.
        var length = StackRule(.alignment, edges.length(element.item)).with(Self.proportion)
        length.constant = breadth
        return [line(element, first, edges.start), length]
    }
}
