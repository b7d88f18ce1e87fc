/// Whether a class of views has an `updateConstraints()` of its own.
@MainActor enum UpdateConstraintsOverride {
    static func isWritten(in kind: UIView.Type) -> Bool {
        // Of a class of which nothing is known, it is assumed: the call does nothing then.
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
