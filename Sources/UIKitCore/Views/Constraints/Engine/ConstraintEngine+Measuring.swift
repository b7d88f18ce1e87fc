import ConstraintSolver
import CoreGraphics

/// Measures how large a root needs to be, and holds it at a size.
extension ConstraintEngine {
    /// Returns the size that the constraints inside the root ask for.
    ///
    /// - Parameters:
    ///   - root: The view to measure.
    ///   - target: The size that it gets unless something with a higher priority prevents it.
    ///   - horizontal: The priority of the target's width.
    ///   - vertical: The priority of the target's height.
    func fittingSize(
        of root: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        prepare(root)
        guard !isSolving else { return target }
        isSolving = true
        defer { isSolving = false }
        let item = self.item(of: root)
        contentChanged(of: item)
        readInputs()
        let wanted = root.alignmentRect(forFrame: CGRect(origin: .zero, size: target)).size
        wish(\.width, item.variables.width, wanted.width, Priority(horizontal.rawValue), of: item)
        wish(\.height, item.variables.height, wanted.height, Priority(vertical.rawValue), of: item)
        rootRows.isMeasured = true
        if !system.isSettled { solveWithText { self.noteMoved() } }
        let size = rect(of: item)?.size ?? target
        if rootRows.width.held == nil { holdRoot(.zero) }
        root.setNeedsConstraintSolution()
        return root.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    }

    /// Sets the length that the root should have. If it isn't required, the row that holds the root at its size rests
    /// meanwhile.
    private func wish(
        _ length: WritableKeyPath<RootRows, RootRows.Length>, _ variable: Variable, _ points: CGFloat,
        _ priority: Priority, of item: LayoutItem
    ) {
        let rows = rootRows[keyPath: length]
        if let held = rows.held {
            guard !priority.isRequired else {
                if let wished = rows.wished { try? system.rest(wished) }
                try? system.resume(held)
                return set(Double(points), of: held)
            }
            try? system.rest(held)
        }
        if let wished = rows.wished {
            try? system.setPriority(of: wished, to: priority)
            try? system.resume(wished)
            set(Double(points), of: wished)
        } else {
            rootRows[keyPath: length].wished = insert(
                LinearConstraint(variable, .equal, Double(points), priority: priority, order: RootRows.order),
                owner: .root(item))
        }
    }

    // MARK: Reusing a measurement

    /// Whether the root has the size that it was last measured at, and nothing else has changed. Then every view is
    /// already in the right place: the solution that was best while the length was open is also the best one with the
    /// length fixed to its result.
    func isSolvedAsMeasured(_ size: CGSize) -> Bool {
        guard rootRows.isMeasured, system.isSettled, let measured = rootItem.flatMap(rect(of:))?.size else {
            return false
        }
        return abs(measured.width - size.width) < 1e-7 && abs(measured.height - size.height) < 1e-7
    }

    /// Ends the measuring, and holds the root at its size.
    func holdRoot(_ size: CGSize) {
        if rootRows.isMeasured {
            rootRows.isMeasured = false
            for length in [rootRows.width, rootRows.height] {
                if let row = length.wished { try? system.rest(row) }
                if let row = length.held { try? system.resume(row) }
            }
        }
        if let row = rootRows.width.held { set(Double(size.width), of: row) }
        if let row = rootRows.height.held { set(Double(size.height), of: row) }
    }

    /// Holds the root at its size before a question, as in a layout pass.
    func holdRoot() {
        guard rootRows.isMeasured, let root = rootReference.object else { return }
        holdRoot(root.alignmentRect(forFrame: root.bounds).size)
        try? system.solve()
    }
}

/// The rows that hold or measure the size of a root.
struct RootRows {
    struct Length {
        /// The row that holds the length; nil where constraints decide it.
        var held: ConstraintHandle?
        /// The row with the target length, which rests unless the root is measured; nil if the root was never measured.
        var wished: ConstraintHandle?
    }

    var width = Length()
    var height = Length()
    /// Whether the rows with the target lengths are in effect, or were the last to be.
    var isMeasured = false

    /// The order of the target lengths among equals: they give way early.
    static let order: Int32 = 4
}
