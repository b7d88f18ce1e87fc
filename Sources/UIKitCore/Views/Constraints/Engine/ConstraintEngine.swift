import ConstraintSolver
import CoreGraphics

/// Solves the constraints of one view and all that is placed with it: a cell's, or a screen's.
///
/// Numbers are seen from the root: a label two views deep has a place in the root, and its frame is the difference to its superview's.
/// What changes is noted, and answered to all at once in ``solve(for:)``, before views are laid out.
@MainActor final class ConstraintEngine {
    // Read and written many times for each view. Exclusivity is not checked at run time: no other code runs meanwhile.
    @exclusivity(unchecked) var system = LinearSystem()
    /// Tells items and constraints of this engine from those of another one, and from those before its last rebuild: an id is never used twice.
    @exclusivity(unchecked) private(set) var id: Int
    private static var lastID = 0

    private static func nextID() -> Int {
        lastID += 1
        return lastID
    }

    @exclusivity(unchecked) private(set) var items: [LayoutItem] = []
    /// Views that are placed by their frames, and guides of the system: they are looked at before each solution.
    @exclusivity(unchecked) private var heldItems: [LayoutItem] = []
    /// Whether a guide keeps what it said until its view has been placed.
    @exclusivity(unchecked) var hasWaitingGuides = false
    /// Views whose content may have another size now.
    @exclusivity(unchecked) private var itemsToRead: [LayoutItem] = []
    /// Text whose height depends on its width.
    @exclusivity(unchecked) var textItems: [LayoutItem] = []
    @exclusivity(unchecked) private var itemsBySlot: [LayoutItem?] = []
    /// Constraints whose rows have constants that come from margins or text. Some may have left the engine.
    @exclusivity(unchecked) private var constraintsOfContent: [NSLayoutConstraint] = []
    /// Constraints that are left out because they conflict with others. Some may have left the engine.
    @exclusivity(unchecked) var broken: [NSLayoutConstraint] = []
    /// Which row is whose, for conflicts.
    var namesOfRows: [ConstraintHandle: RowOwner] = [:]
    private var nextOrder: Int32 = 0

    /// Whether views came or went, so that the engine has to be rebuilt.
    @exclusivity(unchecked) var needsRebuild = true
    @exclusivity(unchecked) var isSolving = false
    /// Whether everything is to be placed, because nothing is known of where it was.
    @exclusivity(unchecked) private var isNew = false
    /// The `ViewConstraints.updateRequests` that were answered.
    @exclusivity(unchecked) private var answeredRequests = -1
    /// Whether frames that change now are changed by constraints.
    @exclusivity(unchecked) static var isPlacing = false

    /// Rows that move what constraints leave open, for `exerciseAmbiguityInLayout()`.
    var exerciseRows: [ConstraintHandle] = []

    /// The size of the root, where its frame says it, and what it is wished to be while it is measured.
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

    /// Takes out for good what counts no more.
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

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard !needsRebuild, let row = constraint.row, row.engine == id, let handle = row.handle else { return }
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

    /// Constants and directions may have changed while it rested.
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

    /// Margins or text may be others now, and text may stand at another edge.
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
        // A length whose only limit is an optional one stays at 0, as a library's tests on iOS know it.
        made.isExactIfFree = constraint.first.attribute.kind != .size || constraint.priority == .required
        return made
    }

    /// In a scroll view, edges that its content is pinned to are those of the content.
    func counted(_ item: LayoutItem, in constraint: NSLayoutConstraint) -> LayoutItem {
        guard !item.isGuide, let view = item.view else { return item }
        let item = self.item(of: view)
        guard let guide = view.contentGuideForConstraints else { return item }
        let isContent = constraint.items.contains { $0.view !== view && $0.view?.isInside(view) == true }
        let isEdge = [constraint.first.attribute, constraint.second?.attribute].contains { $0?.isEdge == true }
        guard isContent, isEdge else { return item }
        return guide.layoutItem
    }

    /// Baselines are those of the view whose text counts.
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

    /// Makes variables for an item, and for the views between it and the root.
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

    /// A root has an item of its own here: among the views around it, it may be in another engine, too.
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
        // In the order of activation, which decides who gives way (R887).
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

    /// A root that is placed neither by its frame nor by views around it has the size that its constraints give it.
    private func placeRoot(_ root: UIView) {
        guard let rect = rect(of: item(of: root)) else { return }
        let grid = PixelGrid(scale: root.traitCollection.displayScale)
        let size = CGSize(width: grid.rounded(rect.width), height: grid.rounded(rect.height))
        let fitted = root.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
        if root.untransformedFrame.size != fitted { root.untransformedFrame.size = fitted }
    }

    /// Views change their constraints, maybe for the first time, and those that came are taken in.
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

    /// What views say of themselves now.
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

    /// Solves, and once more where text turns out to be higher in the width that it got.
    func solveWithText(_ each: () -> Void) {
        for _ in 0..<Self.mostTextRounds {
            solveOrBreak()
            each()
            guard measureTextAgain() else { return }
            // Baselines are where the text is in its new height.
            for constraint in constraintsOfContent { readContent(of: constraint) }
        }
    }

    private static let mostTextRounds = 5

    /// Where required constraints can't all hold, one of them is left out.
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
                // What stays where it is, seen from the root, moves in a view that moves.
                view.constraintsIfMade?.movesAll = true
                view.setNeedsLayout()
            }
        }
    }

    // MARK: Answers

    /// Read directly: a call would copy the system.
    func value(_ variable: Variable) -> CGFloat { CGFloat(system.solution[variable.slot]) }

    /// The alignment rectangle, seen from the root.
    func rect(of item: LayoutItem) -> CGRect? {
        guard item.engine == id else { return nil }
        let variables = item.variables
        return CGRect(
            x: value(variables.x), y: value(variables.y), width: value(variables.width), height: value(variables.height)
        )
    }
}

/// What an engine knows of an active constraint.
struct ConstraintRow {
    let engine: Int
    /// nil while the constraint is left out because it conflicts with others.
    var handle: ConstraintHandle?
    /// Whether leading is right.
    let isMirrored: Bool
    /// What the constraint said when the row was last told of it.
    var constant: CGFloat
    /// Of a constraint that depends on content: what the row was made of.
    let terms: [LinearExpression.Term]
}

/// Whose a row is.
enum RowOwner {
    case constraint(NSLayoutConstraint)
    case frame(LayoutItem)
    case content(LayoutItem)
    case guide(LayoutItem)
    case noNegativeLength(LayoutItem)
    case root(LayoutItem)
    /// Of a row that is there for a person who looks for a mistake.
    case exercise(LayoutItem)
}
