import ConstraintSolver
import CoreGraphics

/// Solves the constraints of one view and everything placed with it: those of a cell, or of a screen.
///
/// Positions are relative to the root: those of a label two views deep, too. A view's frame is the difference to its
/// superview's position. The engine notes changes, and handles them all at once in ``solve(for:)``, before the layout
/// pass.
@MainActor final class ConstraintEngine {
    // The engine reads and writes these many times for each view. Swift doesn't check exclusivity at run time: no other
    // code runs meanwhile.
    @exclusivity(unchecked) var system = LinearSystem()
    /// A number that tells items and constraints of this engine from those of other engines and of its own state before
    /// a rebuild. No number is used twice.
    @exclusivity(unchecked) private(set) var id: Int
    private static var lastID = 0

    private static func nextID() -> Int {
        lastID += 1
        return lastID
    }

    @exclusivity(unchecked) private(set) var items: [LayoutItem] = []
    /// Views that their frames place, and guides of the system. The engine reads them before each solution.
    @exclusivity(unchecked) private var heldItems: [LayoutItem] = []
    /// Whether a guide keeps its old points until its view has been placed.
    @exclusivity(unchecked) var hasWaitingGuides = false
    /// Views whose content may have another size now.
    @exclusivity(unchecked) private var itemsToRead: [LayoutItem] = []
    /// Text whose height depends on its width.
    @exclusivity(unchecked) var textItems: [LayoutItem] = []
    @exclusivity(unchecked) private var itemsBySlot: [LayoutItem?] = []
    /// Constraints whose constants depend on margins or text. Some may have left the engine.
    @exclusivity(unchecked) private var constraintsOfContent: [NSLayoutConstraint] = []
    /// Constraints that are left out because they conflict with others. Some may have left the engine.
    @exclusivity(unchecked) var broken: [NSLayoutConstraint] = []
    /// The owner of each row, for reports of conflicts.
    var namesOfRows: [ConstraintHandle: RowOwner] = [:]
    private var nextOrder: Int32 = 0

    /// Whether views came or went, so that the engine must be rebuilt.
    @exclusivity(unchecked) var needsRebuild = true
    @exclusivity(unchecked) var isSolving = false
    /// Whether the engine must place all views, because it doesn't know where they were.
    @exclusivity(unchecked) private var isNew = false
    /// The value of `ViewConstraints.updateRequests` that the engine last handled.
    @exclusivity(unchecked) private var answeredRequests = -1
    /// Whether the frames that change now change because of constraints.
    @exclusivity(unchecked) static var isPlacing = false

    /// Rows that move what constraints leave open, for `exerciseAmbiguityInLayout()`.
    var exerciseRows: [ConstraintHandle] = []

    /// The rows that hold the root at the size of its frame, and those with the target size while it is measured.
    @exclusivity(unchecked) var rootRows = RootRows()

    init() {
        id = Self.nextID()
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard !needsRebuild else { return }
        install(constraint)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard !needsRebuild, let row = constraint.row, row.engine == id else { return }
        if constraint.comesBack, let handle = row.handle, !constraint.dependsOnContent {
            try? system.rest(handle)
            return
        }
        forget(constraint)
    }

    /// Removes a constraint and its row for good.
    func forget(_ constraint: NSLayoutConstraint) {
        guard !needsRebuild, let row = constraint.row, row.engine == id else { return }
        constraint.row = nil
        constraint.isBroken = false
        removeRow(row.handle)
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard !needsRebuild, let row = constraint.row, row.engine == id else { return }
        guard let handle = row.handle else { return }
        constraint.row?.constant = constraint.constant
        set(expression(of: constraint, isMirrored: row.isMirrored).constant, of: handle)
    }

    /// A required constraint that becomes optional may have been left out for a conflict, and gets a row of its own again.
    func priorityChanged(of constraint: NSLayoutConstraint, isOtherKind: Bool) {
        guard !needsRebuild, let row = constraint.row, row.engine == id else { return }
        if isOtherKind {
            removeRow(row.handle)
            return insertRow(of: constraint)
        }
        guard let handle = row.handle else { return }
        try? system.setPriority(of: handle, to: Priority(constraint.priority.rawValue))
    }

    private func install(_ constraint: NSLayoutConstraint) {
        guard constraint.row?.engine != id else { return resume(constraint) }
        for item in constraint.items {
            guard item.object != nil else { return }
            let item = counted(item, in: constraint)
            enter(item)
            if item.order < 0 {
                item.order = nextOrder
                nextOrder += 1
                noteFirstWord(of: item)
            }
        }
        if constraint.dependsOnContent { constraintsOfContent.append(constraint) }
        insertRow(of: constraint)
    }

    /// Puts a resting row into effect again. The constant and the direction may have changed while it rested.
    private func resume(_ constraint: NSLayoutConstraint) {
        guard constraint.comesBack, let row = constraint.row, let handle = row.handle else { return }
        guard row.isMirrored == constraint.isMirrored else {
            removeRow(handle)
            return insertRow(of: constraint)
        }
        try? system.resume(handle)
        if row.constant != constraint.constant { constantChanged(of: constraint) }
    }

    func insertRow(of constraint: NSLayoutConstraint) {
        let isMirrored = constraint.isMirrored
        let expression = expression(of: constraint, isMirrored: isMirrored)
        let handle = insert(expression, owner: .constraint(constraint))
        constraint.row = ConstraintRow(
            engine: id, handle: handle, isMirrored: isMirrored, constant: constraint.constant,
            terms: constraint.dependsOnContent ? expression.terms : [])
        constraint.isBroken = false
    }

    /// Updates a row for new margins or text. The text may now keep to another edge, too.
    private func readContent(of constraint: NSLayoutConstraint) {
        guard let row = constraint.row, let handle = row.handle else { return }
        let expression = expression(of: constraint, isMirrored: row.isMirrored)
        if expression.terms == row.terms { return set(expression.constant, of: handle) }
        removeRow(handle)
        insertRow(of: constraint)
    }

    private func expression(of constraint: NSLayoutConstraint, isMirrored: Bool) -> LinearConstraint {
        var sum = ConstraintSum()
        sum.add(constraint.first, 1, isMirrored, self, constraint)
        if let second = constraint.second { sum.add(second, -constraint.multiplier, isMirrored, self, constraint) }
        let relation = constraint.turns(isMirrored) ? constraint.relation.mirrored : constraint.relation
        var made = LinearConstraint(
            sum.terms, Relation(rawValue: Int8(relation.rawValue)) ?? .equal,
            Double((constraint.turns(isMirrored) ? -constraint.constant : constraint.constant) - sum.constant),
            priority: Priority(constraint.priority.rawValue))
        // A length whose only limit is optional stays at 0, as a library's tests on iOS expect.
        made.isExactIfFree = constraint.first.attribute.kind != .size || constraint.priority == .required
        return made
    }

    /// Returns the item that a constraint is about. If a scroll view's content is pinned to its edges, that is the
    /// content.
    func counted(_ item: LayoutItem, in constraint: NSLayoutConstraint) -> LayoutItem {
        guard !item.isGuide, let view = item.view else { return item }
        let item = self.item(of: view)
        guard let guide = view.contentGuideForConstraints else { return item }
        let isContent = constraint.items.contains { $0.view !== view && $0.view?.isInside(view) == true }
        let isEdge = [constraint.first.attribute, constraint.second?.attribute].contains { $0?.isEdge == true }
        guard isContent, isEdge else { return item }
        return guide.layoutItem
    }

    /// Returns the item whose text gives a side's baseline.
    func itemWithText(of side: ConstraintSide, _ item: LayoutItem) -> LayoutItem {
        guard side.attribute.isBaseline, let view = item.isGuide ? nil : item.view, item.baselines == nil else {
            return item
        }
        let text: UIView
        switch side.attribute {
        case .firstBaseline: text = view.forFirstBaselineLayout
        case .lastBaseline: text = view.forLastBaselineLayout
        default: return item
        }
        guard text !== view, text.isInside(view) else { return item }
        enter(self.item(of: text))
        return self.item(of: text)
    }

    // MARK: Rows

    func insert(_ constraint: LinearConstraint, owner: RowOwner) -> ConstraintHandle? {
        do {
            let handle = try system.insert(constraint)
            namesOfRows[handle] = owner
            return handle
        } catch {
            reportUnusable(owner)
            return nil
        }
    }

    func removeRow(_ handle: ConstraintHandle?) {
        guard let handle else { return }
        namesOfRows[handle] = nil
        try? system.remove(handle)
    }

    func set(_ constant: Double, of handle: ConstraintHandle) {
        do {
            try system.setConstant(of: handle, to: constant)
        } catch {
            if let owner = namesOfRows[handle] { reportUnusable(owner) }
        }
    }

    // MARK: Items

    /// Creates variables for an item, and for the views between it and the root.
    func enter(_ item: LayoutItem) {
        guard item.engine != id, let view = item.view else { return }
        item.leaveEngine()
        item.engine = id
        item.variables = ItemVariables(
            x: system.addVariable(), y: system.addVariable(), width: system.addVariable(), height: system.addVariable())
        items.append(item)
        for variable in item.variables.all { note(item, at: variable) }
        if let container = item.container, !isRoot(view) || item.isGuide { enter(self.item(of: container)) }
        for length in [item.variables.width, item.variables.height] {
            _ = insert(LinearConstraint(length, .greaterThanOrEqual, 0), owner: .noNegativeLength(item))
        }
        if let guide = item.guide {
            hold(guide, item)
            if guide.place != nil { heldItems.append(item) }
        } else if view.constraintsIfMade?.followsFrame == false {
            contentChanged(of: item)
        } else if !isRoot(view) {
            heldItems.append(item)
        }
    }

    func contentChanged(of item: LayoutItem) {
        guard item.engine == id, !item.needsContentSize else { return }
        item.needsContentSize = true
        itemsToRead.append(item)
    }

    private func note(_ item: LayoutItem, at variable: Variable) {
        while itemsBySlot.count <= variable.slot { itemsBySlot.append(nil) }
        itemsBySlot[variable.slot] = item
    }

    @exclusivity(unchecked) private(set) var rootReference = BackReference<UIView>()
    @exclusivity(unchecked) private(set) var rootItem: LayoutItem?

    func isRoot(_ view: UIView) -> Bool { rootReference.refers(to: view) }

    /// Returns a view's item. A root has its own item here, because it may also be in the engine of the views around
    /// it.
    func item(of view: UIView) -> LayoutItem {
        if let rootItem, isRoot(view) { return rootItem }
        return view.layoutItem
    }

    // MARK: Building

    private func rebuild(for root: UIView) {
        for item in items where item.engine == id { item.leaveEngine() }
        id = Self.nextID()
        system = LinearSystem()
        (items, itemsBySlot, heldItems, itemsToRead, textItems) = ([], [], [], [], [])
        (constraintsOfContent, broken, namesOfRows) = ([], [], [:])
        (rootRows, nextOrder, exerciseRows) = (RootRows(), 0, [])
        needsRebuild = false
        isNew = true
        rootReference = BackReference(root)
        let isHeld = root.constraintsIfMade?.followsFrame ?? true
        let item = isHeld ? LayoutItem(root) : root.layoutItem
        rootItem = item
        enter(item)
        for origin in [item.variables.x, item.variables.y] {
            _ = insert(LinearConstraint(origin, .equal, 0), owner: .root(item))
        }
        if isHeld {
            let size = root.alignmentRect(forFrame: root.bounds).size
            rootRows.width.held = hold(item.variables.width, size.width, item)
            rootRows.height.held = hold(item.variables.height, size.height, item)
        }
        var found: [NSLayoutConstraint] = []
        gather(root, &found)
        // Install the constraints in the order of activation, which decides which views give way (R887).
        let turns = found.map(\.turn)
        for index in found.indices.sorted(by: { turns[$0] < turns[$1] }) { install(found[index]) }
    }

    private func hold(_ length: Variable, _ points: CGFloat, _ item: LayoutItem) -> ConstraintHandle? {
        insert(LinearConstraint(length, .equal, Double(points)), owner: .root(item))
    }

    private func gather(_ view: UIView, _ found: inout [NSLayoutConstraint]) {
        view.noteFirstConstraintUpdate()
        found += view.constraintsIfMade?.owned.all ?? []
        for subview in view.subviewsStorage where subview.isSolvedWithSuperview {
            enter(item(of: subview))
            gather(subview, &found)
        }
    }

    // MARK: Solving

    func solve(for root: UIView) {
        guard !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        prepare(root)
        readInputs()
        let size = root.alignmentRect(forFrame: root.bounds).size
        if isSolvedAsMeasured(size) { return }
        holdRoot(size)
        solveWithText { self.noteMoved() }
        if rootRows.width.held == nil { placeRoot(root) }
    }

    /// Gives a root the size of its constraints, if neither its frame nor views around it decide its size.
    private func placeRoot(_ root: UIView) {
        guard let rect = rect(of: item(of: root)) else { return }
        let grid = PixelGrid(scale: root.traitCollection.displayScale)
        let size = CGSize(width: grid.rounded(rect.width), height: grid.rounded(rect.height))
        let fitted = root.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
        if root.untransformedFrame.size != fitted { root.untransformedFrame.size = fitted }
    }

    /// Lets views update their constraints, and rebuilds the engine if views came or went.
    func prepare(_ root: UIView) {
        for _ in 0..<Self.mostUpdateRounds {
            if answeredRequests != ViewConstraints.updateRequests {
                answeredRequests = ViewConstraints.updateRequests
                root.updateConstraintsInside()
            }
            guard needsRebuild else { return }
            rebuild(for: root)
        }
    }

    private static let mostUpdateRounds = 10

    /// Reads what views need now.
    func readInputs() {
        hasWaitingGuides = false
        for item in heldItems {
            guard let view = item.view else { continue }
            if let guide = item.guide { moveRows(of: guide, item) } else { hold(view, item) }
        }
        let waiting = itemsToRead
        itemsToRead = []
        for item in waiting {
            if let view = item.view { readContentSize(of: view, item) }
        }
        constraintsOfContent.removeAll { $0.row?.engine != id }
        for constraint in constraintsOfContent { readContent(of: constraint) }
        retryBroken()
    }

    /// Solves, and solves again if text turns out to be higher at its new width.
    func solveWithText(_ each: () -> Void) {
        for _ in 0..<Self.mostTextRounds {
            solveOrBreak()
            each()
            guard measureTextAgain() else { return }
            // The baselines follow the text's new height.
            for constraint in constraintsOfContent { readContent(of: constraint) }
        }
    }

    private static let mostTextRounds = 5

    /// Solves. If required constraints can't all hold, leaves one of them out.
    private func solveOrBreak() {
        for _ in 0..<Self.mostBroken {
            do {
                return try system.solve()
            } catch .conflict(let handles) {
                guard breakOne(of: handles) else { return }
            } catch {
                return reportUnusableSystem()
            }
        }
    }

    private static let mostBroken = 1000

    func noteMoved() {
        if isNew {
            isNew = false
            for item in items {
                guard let container = item.container else { continue }
                container.constraintsIfMade?.movesAll = true
                container.setNeedsLayout()
            }
        }
        for variable in system.changedVariables {
            guard variable.slot < itemsBySlot.count, let item = itemsBySlot[variable.slot] else { continue }
            if let container = item.container, let constraints = container.constraintsIfMade {
                Self.note(item, movedIn: constraints)
                container.setNeedsLayout()
            }
            if item.isGuide {
                item.guide?.frameChangedByConstraints()
            } else if variable == item.variables.x || variable == item.variables.y, let view = item.view,
                !view.subviewsStorage.isEmpty
            {
                // If the view moves, subviews that stay at the same place relative to the root move in it.
                view.constraintsIfMade?.movesAll = true
                view.setNeedsLayout()
            }
        }
    }

    // MARK: Solved values

    /// Read directly, because a call would copy the system.
    func value(_ variable: Variable) -> CGFloat { CGFloat(system.solution[variable.slot]) }

    /// Returns an item's alignment rectangle, relative to the root.
    func rect(of item: LayoutItem) -> CGRect? {
        guard item.engine == id else { return nil }
        let variables = item.variables
        return CGRect(
            x: value(variables.x), y: value(variables.y), width: value(variables.width), height: value(variables.height)
        )
    }
}

/// What an engine knows about an active constraint.
struct ConstraintRow {
    let engine: Int
    /// The row; nil while the engine leaves the constraint out because it conflicts with others.
    var handle: ConstraintHandle?
    /// Whether leading means right.
    let isMirrored: Bool
    /// The constraint's constant when the row was last updated.
    var constant: CGFloat
    /// The terms of the row, for a constraint that depends on content.
    let terms: [LinearExpression.Term]
}

/// The owner of a row.
enum RowOwner {
    case constraint(NSLayoutConstraint)
    case frame(LayoutItem)
    case content(LayoutItem)
    case guide(LayoutItem)
    case noNegativeLength(LayoutItem)
    case root(LayoutItem)
    /// A row that a person's question about ambiguity added.
    case exercise(LayoutItem)
}
