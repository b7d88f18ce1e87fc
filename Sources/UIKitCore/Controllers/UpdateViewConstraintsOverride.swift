/// Finds out whether a class of controllers overrides `updateViewConstraints()`, which UIKit then calls before the
/// first layout pass.
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
