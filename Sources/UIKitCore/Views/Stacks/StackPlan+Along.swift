import CoreGraphics

/// Rules for places and lengths along the axis.
extension StackPlan {
    /// The rules in the order of the views: the first view that they name stretches first (R887).
    var rulesAlong: [StackRule] {
        guard !elements.isEmpty else { return [] }
        let edges = StackEdges(axis)
        let shown = self.shown
        guard !shown.isEmpty else { return rulesOfHidden(edges) }
        return chain(edges) + lengths(shown, edges) + gaps(shown, edges)
    }

    // MARK: Distances between neighbours

    private func chain(_ edges: StackEdges) -> [StackRule] {
        var rules: [StackRule] = []
        var last: Element?
        for element in elements {
            if element.isHidden {
                rules += hidden(element, after: last, edges)
            } else {
                rules.append(connection(of: element, to: last, edges))
                last = element
            }
        }
        guard let last else { return rules }
        let end = isBaselineRelative ? ConstraintSide(last.item, .lastBaseline) : edges.end(last.item)
        rules.append(
            spaced(StackRule(.canvasConnection, edges.end(canvas), .equal, end), isBaselineRelative ? gapAtEnds : nil))
        return rules
    }

    private func connection(of element: Element, to last: Element?, _ edges: StackEdges) -> StackRule {
        let start = isBaselineRelative ? ConstraintSide(element.item, .firstBaseline) : edges.start(element.item)
        guard let last else {
            return spaced(
                StackRule(.canvasConnection, start, .equal, edges.start(canvas)), isBaselineRelative ? gapAtEnds : nil)
        }
        let end = isBaselineRelative ? ConstraintSide(last.item, .lastBaseline) : edges.end(last.item)
        return spaced(StackRule(.spacing, start, spreads ? .greaterThanOrEqual : .equal, end), last.gap)
    }

    private func spaced(_ rule: StackRule, _ gap: Gap?) -> StackRule {
        var rule = rule
        switch gap {
        case nil: break
        case .points(let points): rule.constant = points
        case .system: rule.usesSystemSpacing = true
        }
        return rule
    }

    /// Makes a hidden view 0 long, after the last shown view.
    private func hidden(_ element: Element, after last: Element?, _ edges: StackEdges) -> [StackRule] {
        let place =
            if let last {
                StackRule(.spacing, edges.start(element.item), .equal, edges.end(last.item))
            } else {
                StackRule(.canvasConnection, edges.start(element.item), .equal, edges.start(canvas))
            }
        return [place, StackRule(.hiding, edges.length(element.item)).with(Self.hiding)]
    }

    /// Makes a stack of hidden views 0 long, unless something else decides its length.
    private func rulesOfHidden(_ edges: StackEdges) -> [StackRule] {
        chain(edges) + [StackRule(.canvasFit, edges.length(canvas)).with(Self.proportion)]
    }

    // MARK: Lengths

    /// Whether the remaining room goes between views.
    private var spreads: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    private func lengths(_ shown: [Element], _ edges: StackEdges) -> [StackRule] {
        switch distribution {
        case .fill: []
        case .fillEqually: equal(shown, edges)
        case .fillProportionally: proportional(shown, edges)
        case .equalSpacing, .equalCentering: shown.map { suppression($0, edges) }
        }
    }

    private func equal(_ shown: [Element], _ edges: StackEdges) -> [StackRule] {
        shown.dropFirst().map { element in
            StackRule(.fillEqually, edges.length(element.item), .equal, edges.length(shown[0].item))
        }
    }

    /// Each view gets the share of the whole stack that it would have in a stack of exactly its views and gaps. Shares
    /// don't add up where there are margins, or where gaps take less of the stack: the last view takes what is left (R889).
    private func proportional(_ shown: [Element], _ edges: StackEdges) -> [StackRule] {
        guard shown.contains(where: { $0.contentLength > 0 }) else {
            return equal(shown, edges).map { rule in
                var rule = rule.with(Self.proportion)
                rule.name = .fillProportionally
                return rule
            }
        }
        let gaps = shown.dropLast().reduce(0) { $0 + $1.gap.usualPoints }
        let whole = shown.reduce(gaps) { $0 + $1.contentLength }
        return elements.enumerated().filter { !$0.element.isHidden }.map { number, element in
            guard element.contentLength > 0 else { return suppression(element, edges) }
            var rule = StackRule(.fillProportionally, edges.length(element.item), .equal, edges.length(stack))
            rule.multiplier = element.contentLength / whole
            return rule.with(UILayoutPriority(max(Self.proportion.rawValue - Float(number), 1)))
        }
    }

    func suppression(_ element: Element, _ edges: StackEdges) -> StackRule {
        StackRule(.ambiguitySuppression, edges.length(element.item)).with(Self.suppression)
    }

    // MARK: Gaps

    private func gaps(_ shown: [Element], _ edges: StackEdges) -> [StackRule] {
        guard spreads, shown.count > 1 else { return [] }
        let fit = StackRule(.canvasFit, edges.length(stack)).with(Self.canvasFit)
        let ways =
            distribution == .equalCentering
            ? ways(shown, from: edges.center, to: edges.center)
            : isBaselineRelative
                ? ways(shown, from: .lastBaseline, to: .firstBaseline) : ways(shown, from: edges.end, to: edges.start)
        let priority = distribution == .equalCentering ? Self.centering : .required
        return zip(ways.dropFirst(), ways).map { StackRule(.distributing, $0, .equal, $1).with(priority) } + [fit]
    }

    private func ways(
        _ shown: [Element], from origin: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute
    ) -> [ConstraintSide] {
        zip(shown.dropFirst(), shown).map { next, element in
            ConstraintSide(next.item, end).from(ConstraintSide(element.item, origin))
        }
    }
}
