/// Finds out whether a class of views overrides `updateConstraints()`.
@MainActor enum UpdateConstraintsOverride {
    static func isWritten(in kind: UIView.Type) -> Bool {
        // If nothing is known about a class, assume that it does: the call then does nothing.
        kind != UIView.self && (override.isWritten(in: kind) ?? true)
    }

    private static let override = MethodOverride<UIView>(
        plain: Plain.self, other: Other.self, overriding: Overriding.self)

    private final class Plain: UIView {}
    private final class Other: UIView {}
    private final class Overriding: UIView {
        override func updateConstraints() {}
    }
}
