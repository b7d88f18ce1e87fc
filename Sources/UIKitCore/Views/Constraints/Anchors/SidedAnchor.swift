/// An anchor of any axis. Those of one side are equal, whether a view was asked for them or a constraint.
@MainActor protocol SidedAnchor: AnyObject {
    nonisolated var side: ConstraintSide { get }
}
