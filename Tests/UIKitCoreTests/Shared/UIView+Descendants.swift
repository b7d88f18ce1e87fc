import UIKitCore

extension UIView {
    /// Returns all views of a kind inside this view.
    func descendants<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        subviews.flatMap { view in ((view as? Kind).map { [$0] } ?? []) + view.descendants(kind) }
    }
}
