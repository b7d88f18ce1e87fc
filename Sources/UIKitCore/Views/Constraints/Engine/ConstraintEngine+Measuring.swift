import ConstraintSolver
import CoreGraphics

/// How large a root would like to be, and its size while it has one.
extension ConstraintEngine {
    /// The size that the root's inside asks for.
    ///
    /// - Parameters:
    ///   - target: what the size is to be, if nothing of a higher priority speaks against it.
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

    /// Says what a length of the root is to be. Unless it must be so, the row that holds the root at its size rests meanwhile.
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

    // MARK: Laid out as measured

    /// Whether the root has the size that it was last measured at, and nothing else has changed. Then every view is already in the
    /// right place: the best solution while a length was open is still the best one once the length is fixed to what it came out as.
    func isSolvedAsMeasured(_ size: CGSize) -> Bool {
        guard rootRows.isMeasured, system.isSettled, let measured = rootItem.flatMap(rect(of:))?.size else {
            return false
        }
        return abs(measured.width - size.width) < 1e-7 && abs(measured.height - size.height) < 1e-7
    }

    /// The root has a size again, and isn't measured any more.
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

    /// Before a question: all is as it is when views are laid out.
    func holdRoot() {
        guard rootRows.isMeasured, let root = rootReference.object else { return }
        holdRoot(root.alignmentRect(forFrame: root.bounds).size)
        try? system.solve()
    }
}

/// Rows about the size of a root.
struct RootRows {
    struct Length {
        /// nil where constraints say the size.
        var held: ConstraintHandle?
        /// Rests unless the root is measured; nil if it never was.
        var wished: ConstraintHandle?
    }

    var width = Length()
    var height = Length()
    /// Whether the wishes count, or did so last.
    var isMeasured = false

    /// Among equals it gives way as what is named early.
    static let order: Int32 = 4
}
