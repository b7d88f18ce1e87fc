import CoreGraphics

/// Required constraints that can't all hold. Without any one of them, the others could.
@MainActor struct ConstraintConflict {
    let owners: [RowOwner]
    let broken: NSLayoutConstraint

    /// Returns the constraint that the engine leaves out: the one that the app activated last.
    static func victim(among owners: [RowOwner]) -> NSLayoutConstraint? {
        let own = owners.compactMap { owner -> NSLayoutConstraint? in
            if case .constraint(let constraint) = owner { constraint } else { nil }
        }
        return own.max { $0.activation < $1.activation }
    }

    /// The activation numbers of the constraints, which are the same for the same conflict.
    var activations: [Int] {
        owners.compactMap { owner in
            if case .constraint(let constraint) = owner { constraint.activation } else { nil }
        }.sorted()
    }

    func report() {
        Diagnostics.warn("unsatisfiable-constraints", message)
        unsatisfiableConstraintsWereFound()
    }

    var message: String {
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
        \(owners.map { "    \"" + Self.words(of: $0) + "\"" }.joined(separator: ",\n"))
        )

        Will attempt to recover by breaking constraint
        \(broken.descriptionOfConstraint)

          seen           \(owners.count) constraints that can't hold together; without any one of them the others could
          broken         \(broken.formula), because it was activated last of them
          likely cause   \(likelyCause)
          try            \(remedy)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        """
    }

    private static func words(of owner: RowOwner) -> String {
        switch owner {
        case .constraint(let constraint): constraint.formula + (constraint.identifier.map { "   '\($0)'" } ?? "")
        case .frame(let item):
            "\(item.name) is at its frame \(item.knownFrame) (translatesAutoresizingMaskIntoConstraints)"
        case .content(let item): "the content of \(item.name)"
        case .guide(let item): "\(item.name) lies in its view"
        case .noNegativeLength(let item): "\(item.name) is not less than 0 wide and high"
        case .root(let item): "\(item.name) is at its frame \(item.knownFrame)"
        case .exercise(let item): "exerciseAmbiguityInLayout() of \(item.name)"
        }
    }

    /// The views of which the report gives constraints and frames.
    private var frames: [LayoutItem] {
        owners.compactMap { owner in
            switch owner {
            case .frame(let item): item
            case .root(let item): broken.firstItem === item.view && broken.first.attribute.kind == .size ? item : nil
            default: nil
            }
        }
    }

    private var likelyCause: String {
        if let item = frames.first { return "\(item.name) is placed by its frame and by constraints" }
        if owners.contains(where: { if case .root = $0 { true } else { false } }) {
            return "sizes that need more room than there is, all of them required"
        }
        return "a constraint too many, or one that should be optional"
    }

    private var remedy: String {
        if let item = frames.first { return "\(item.name).translatesAutoresizingMaskIntoConstraints = false" }
        return "isActive = false for one of them, or a priority of 999"
    }
}

/// A function for breakpoints, with the name that it has on iOS.
@_cdecl("UIViewAlertForUnsatisfiableConstraints") @inline(never) func unsatisfiableConstraintsWereFound() {}

extension LayoutItem {
    fileprivate var knownFrame: String {
        guard let frame = view?.frame else { return "" }
        return "(\(frame.minX.short), \(frame.minY.short), \(frame.width.short), \(frame.height.short))"
    }
}

extension ConstraintEngine {
    func reportUnusable(_ owner: RowOwner) {
        guard case .constraint(let constraint) = owner else {
            if case .content(let item) = owner { reportUnusableContent(of: item) }
            return
        }
        Diagnostics.warnOnce(
            "unusable-constraint", of: constraint.formula,
            """
            NSLayoutConstraint: \(constraint.formula) has an invalid number. UIKit ignores the constraint.
              expected       a multiplier up to a million, a constant up to a thousand million points
              likely cause   a number that isn't known yet, or a division by a number near 0
              try            a breakpoint where the app creates the constraint
            """)
    }

    func reportUnusableContent(of item: LayoutItem) {
        let size = item.view?.intrinsicContentSize ?? .zero
        Diagnostics.warnOnce(
            "unusable-content-size", of: item.name,
            """
            \(item.name) has the invalid intrinsicContentSize \(size.width) × \(size.height). UIKit ignores it.
              expected       numbers up to a thousand million points, or UIView.noIntrinsicMetric
              likely cause   a division by zero, or a size that isn't known yet
              try            return UIView.noIntrinsicMetric until the size is known
            """)
    }

    func reportUnusableSystem() {
        Diagnostics.warnOnce(
            "unsolvable-constraints",
            """
            Constraints could not be solved: their numbers are too far apart. Views stay where they were.
              likely cause   a multiplier near 0 or near a million
              try            smaller multipliers
            """)
    }
}
