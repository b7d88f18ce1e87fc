/// An anchor of either axis. All anchors of one side are equal, whether they come from a view or from a constraint.
@MainActor protocol SidedAnchor: AnyObject {
    nonisolated var side: ConstraintSide { get }
}
