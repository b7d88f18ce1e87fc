import ConstraintSolver
import CoreGraphics

/// Turns what views and guides need into rows.
extension ConstraintEngine {
    // MARK: Views that are placed by their frames

    /// Holds a view at its frame. It follows its superview by its autoresizing mask.
    func hold(_ view: UIView, _ item: LayoutItem) {
        guard let container = view.superviewStorage, self.item(of: container).engine == id else { return }
        let frame = view.alignmentRect(forFrame: view.untransformedFrame)
        let size = container.bounds.size
        if let known = item.knownPlace, known.isStillRight(frame: frame, in: size, mask: view.autoresizingMask) {
            return
        }
        let place = PlaceByMask(frame: frame, in: size, mask: view.autoresizingMask)
        let isSame = item.knownPlace.map { $0.horizontal == place.horizontal && $0.vertical == place.vertical } ?? false
        item.knownPlace = place
        guard !isSame else { return }
        for row in item.frameRows { removeRow(row) }
        let (own, around) = (item.variables, self.item(of: container).variables)
        item.frameRows = []
        hold(own.x, own.width, around.x, around.width, place.horizontal, item)
        hold(own.y, own.height, around.y, around.height, place.vertical, item)
    }

    private func hold(
        _ start: Variable, _ length: Variable, _ aroundStart: Variable, _ aroundLength: Variable,
        _ place: PlaceByMask.Line, _ item: LayoutItem
    ) {
        typealias Term = LinearExpression.Term
        var begins = [Term(start), Term(aroundStart, -1)]
        if place.start.share != 0 { begins.append(Term(aroundLength, -Double(place.start.share))) }
        var lasts = [Term(length)]
        if place.length.share != 0 { lasts.append(Term(aroundLength, -Double(place.length.share))) }
        for (terms, points) in [(begins, place.start.points), (lasts, place.length.points)] {
            let row = insert(LinearConstraint(terms, .equal, Double(points)), owner: .frame(item))
            if let row { item.frameRows.append(row) }
        }
    }

    // MARK: Content

    /// Reads the natural size of a view's content, which compression resistance and hugging hold.
    func readContentSize(of view: UIView, _ item: LayoutItem) {
        item.needsContentSize = false
        var size = view.contentSize(inWidth: nil)
        let known = item.contentRows.measuredWidth
        let isText = view.isContentHeightByWidth
        if isText && !item.isText { textItems.append(item) }
        item.isText = isText
        if isText, known >= 0, size.width > known {
            size.height = view.contentSize(inWidth: known).height
        } else {
            item.contentRows.measuredWidth = -1
        }
        set(size, of: view, item)
    }

    private func set(_ size: CGSize, of view: UIView, _ item: LayoutItem) {
        item.contentRows.size = size
        let (width, height) = (item.variables.width, item.variables.height)
        set(size.width, of: width, .horizontal, view, item, \.widthAtMost, \.widthAtLeast)
        set(size.height, of: height, .vertical, view, item, \.heightAtMost, \.heightAtLeast)
    }

    private func set(
        _ length: CGFloat, of variable: Variable, _ axis: NSLayoutConstraint.Axis, _ view: UIView, _ item: LayoutItem,
        _ most: WritableKeyPath<ContentRows, ConstraintHandle?>,
        _ least: WritableKeyPath<ContentRows, ConstraintHandle?>
    ) {
        let isUsable = length.magnitude <= LinearSystem.largestConstant
        if !isUsable { reportUnusableContent(of: item) }
        guard length != UIView.noIntrinsicMetric, isUsable else {
            removeRow(item.contentRows[keyPath: most])
            removeRow(item.contentRows[keyPath: least])
            item.contentRows[keyPath: most] = nil
            item.contentRows[keyPath: least] = nil
            return
        }
        let points = Double(max(length, 0))
        if let most = item.contentRows[keyPath: most], let least = item.contentRows[keyPath: least] {
            set(points, of: most)
            set(points, of: least)
            return
        }
        func row(_ relation: Relation, _ priority: UILayoutPriority) -> ConstraintHandle? {
            insert(
                LinearConstraint(
                    variable, relation, points, priority: Priority(priority.rawValue),
                    order: order(of: item, axis)), owner: .content(item))
        }
        noteFirstWord(of: item)
        item.contentRows[keyPath: most] = row(.lessThanOrEqual, view.contentHuggingPriority(for: axis))
        item.contentRows[keyPath: least] = row(
            .greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis))
    }

    /// Returns the order in which content gives way among equals: views that constraints name first go first. In
    /// height, text of any number of lines gets the remaining room before text of a fixed number (R888).
    private func order(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Int32? {
        guard item.order >= 0 else { return nil }
        return axis == .vertical && item.view?.isContentHeightByWidth == true ? item.order - 1_000_000 : item.order
    }

    /// Makes rows with the content's current priorities.
    func contentPrioritiesChanged(of item: LayoutItem) {
        guard item.engine == id else { return }
        let rows = item.contentRows
        for row in [rows.widthAtMost, rows.widthAtLeast, rows.heightAtMost, rows.heightAtLeast] { removeRow(row) }
        item.contentRows = ContentRows()
        contentChanged(of: item)
    }

    /// Measures text again that has another width than it was measured for. Its height may be different now.
    ///
    /// - Returns: Whether a height changed.
    func measureTextAgain() -> Bool {
        var isOther = false
        textItems.removeAll { !$0.isText }
        for item in textItems where item.contentRows.heightAtLeast != nil {
            guard let view = item.view else { continue }
            let width = value(item.variables.width)
            let known = item.contentRows.measuredWidth
            // The text has its natural width or more, or the width that it was measured for.
            if known < 0 ? width >= item.contentRows.size.width - 0.001 : abs(width - known) < 0.001 { continue }
            item.contentRows.measuredWidth = width
            let height = view.contentSize(inWidth: width).height
            guard height != item.contentRows.size.height else { continue }
            item.contentRows.size.height = height
            let points = Double(max(height, 0))
            for row in [item.contentRows.heightAtMost, item.contentRows.heightAtLeast] {
                if let row { set(points, of: row) }
            }
            isOther = true
        }
        return isOther
    }

    // MARK: Guides

    /// Holds a guide of the system at its place in its view. Constraints place the guides of the app.
    func hold(_ guide: UILayoutGuide, _ item: LayoutItem) {
        guard let view = item.view, let place = guide.place else { return }
        let (own, around) = (item.variables, self.item(of: view).variables)
        typealias Term = LinearExpression.Term
        let begins = [[Term(own.x), Term(around.x, -1)], [Term(own.y), Term(around.y, -1)]]
        let lengths = [[Term(own.width), Term(around.width, -1)], [Term(own.height), Term(around.height, -1)]]
        for (terms, points) in zip(begins + (place.holdsSize ? lengths : []), points(of: item, place, in: view)) {
            let row = insert(LinearConstraint(terms, .equal, Double(points)), owner: .guide(item))
            if let row { item.guideRows.append(row) }
        }
    }

    func moveRows(of guide: UILayoutGuide, _ item: LayoutItem) {
        guard let view = item.view, let place = guide.place, !item.guideRows.isEmpty else { return }
        for (row, points) in zip(item.guideRows, points(of: item, place, in: view)) { set(Double(points), of: row) }
    }

    /// Returns the points of a system's guide. A view that constraints are about to move keeps its safe area and
    /// margins until it has moved (our choice: Decisions/0073). Computed now, from its old frame in a superview that
    /// already has its new size, they could be larger than the view itself.
    private func points(of item: LayoutItem, _ place: GuidePlace, in view: UIView) -> [CGFloat] {
        if item.guidePoints.isEmpty || !place.dependsOnSurroundings || isAtItsPlace(view) {
            item.guidePoints = place.points(in: view)
        } else {
            hasWaitingGuides = true
        }
        return item.guidePoints
    }

    /// Whether the view, and each view around it up to the root, was placed at the current size of its superview, or
    /// never yet.
    private func isAtItsPlace(_ view: UIView) -> Bool {
        var inner = view
        while !isRoot(inner), let outer = inner.superviewStorage {
            let followsFrame = inner.constraintsIfMade?.followsFrame ?? true
            let placedSize = outer.constraintsIfMade?.placedSize ?? outer.bounds.size
            guard followsFrame || placedSize == outer.bounds.size else { return false }
            inner = outer
        }
        return true
    }

    // MARK: Frames

    /// Moves subviews to where constraints put them, on whole pixels.
    func placeSubviews(of view: UIView, _ constraints: ViewConstraints) {
        let moved = constraints.movedItems
        constraints.movedItems = []
        for item in moved { item.isMoved = false }
        guard let around = rect(of: item(of: view)) else { return }
        let grid = PixelGrid(scale: view.traitCollection.displayScale)
        let wasPlacing = Self.isPlacing
        Self.isPlacing = true
        defer { Self.isPlacing = wasPlacing }
        if constraints.movesAll || constraints.placedScale != grid.scale {
            constraints.movesAll = false
            constraints.placedScale = grid.scale
            for subview in view.subviewsStorage {
                guard let item = subview.constraintsIfMade?.item else { continue }
                place(subview, item, in: around, grid)
            }
        } else {
            for item in moved {
                guard !item.isGuide, let subview = item.view, subview.superviewStorage === view else { continue }
                place(subview, item, in: around, grid)
            }
        }
        if constraints.placedSize != view.bounds.size {
            constraints.placedSize = view.bounds.size
            if hasWaitingGuides { (isRoot(view) ? view : view.constraintRoot).setNeedsConstraintSolution() }
        }
        if let guide = view.contentGuideForConstraints, let content = rect(of: guide.layoutItem) {
            view.constraintsGaveContentSize(
                CGSize(width: grid.rounded(content.width), height: grid.rounded(content.height)))
        }
    }

    private func place(_ view: UIView, _ item: LayoutItem, in around: CGRect, _ grid: PixelGrid) {
        guard view.constraintsIfMade?.followsFrame == false, isSpokenOf(view, item), let rect = rect(of: item) else {
            return
        }
        let local = CGRect(
            x: grid.roundedSolution(rect.minX - around.minX), y: grid.roundedSolution(rect.minY - around.minY),
            width: grid.roundedSolution(rect.width), height: grid.roundedSolution(rect.height))
        let frame = view.frame(forAlignmentRect: local)
        if view.untransformedFrame != frame { view.untransformedFrame = frame }
    }

    /// Whether a constraint names the view or its content has a size. Otherwise the view keeps its frame, as a
    /// library's tests on iOS expect.
    func isSpokenOf(_ view: UIView, _ item: LayoutItem) -> Bool {
        item.order >= 0 || item.contentRows.widthAtLeast != nil || item.contentRows.heightAtLeast != nil
            || (view.constraintsIfMade?.crossings ?? 0) > 0
    }

    /// Notes that a constraint or content size now places the view instead of its frame, even if its numbers stay the
    /// same.
    func noteFirstWord(of item: LayoutItem) {
        guard !item.isGuide, let container = item.container, let constraints = container.constraintsIfMade else {
            return
        }
        Self.note(item, movedIn: constraints)
        container.setNeedsLayout()
    }

    static func note(_ item: LayoutItem, movedIn container: ViewConstraints) {
        guard !item.isMoved else { return }
        item.isMoved = true
        container.movedItems.append(item)
    }
}

extension PixelGrid {
    /// Rounds to whole pixels. The last digits of a solution depend on how the solver found it, and must not decide
    /// which way half a pixel rounds.
    fileprivate func roundedSolution(_ points: CGFloat) -> CGFloat {
        let finest: CGFloat = 65_536
        return rounded((points * finest).rounded() / finest)
    }
}
