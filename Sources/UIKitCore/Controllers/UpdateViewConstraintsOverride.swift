/// Whether a class of controllers has an `updateViewConstraints()` of its own, which then is called before the first layout.
@MainActor enum UpdateViewConstraintsOverride {
    static func isWritten(in kind: UIViewController.Type) -> Bool {
        kind != UIViewController.self && (override.isWritten(in: kind) ?? true)
    }

    private static let override = MethodOverride<UIViewController>(
        plain: Plain.self, other: Other.self, overriding: Overriding.self)

    private final class Plain: UIViewController {}
    private final class Other: UIViewController {}
    private final class Overriding: UIViewController {
        override func updateViewConstraints() {}
    }
}
