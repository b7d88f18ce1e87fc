import QuartzCore

/// A cell or supplementary view made from a registered XIB.
@MainActor struct NibView {
    let view: UICollectionReusableView

    /// - Parameters:
    ///   - identifier: What the XIB was registered under; nil for a registration, whose own identifier no XIB can have.
    ///   - viewClass: The class that the view must have or inherit from.
    init(_ nib: UINib, identifier: String?, mustBe viewClass: UICollectionReusableView.Type) {
        let views = nib.objects(owner: nil).filter { $0 is UIView }
        guard views.count == 1, let view = views[0] as? UICollectionReusableView,
            NibClasses.isClass(type(of: view), derivedFrom: viewClass)
        else { Self.failOnInvalid(views, identifier, viewClass) }
        if let own = view.reuseIdentifier, !own.isEmpty, own != identifier { Self.failOnOther(own, identifier) }
        self.view = view
    }

    // MARK: Mistakes

    private static func failOnInvalid(_ views: [AnyObject], _ identifier: String?, _ viewClass: AnyClass) -> Never {
        Diagnostics.fail(
            """
            invalid nib registered for identifier (\(identifier ?? "of a registration")) - nib must contain exactly one top level object which must \
            be a UICollectionReusableView instance
            """,
            explanation: """
                  seen           \(views.isEmpty ? "no view" : views.map { "\(type(of: $0))" }.joined(separator: ", "))
                  expected       one \(viewClass)
                  likely cause   another view beside the cell on Xcode's canvas, or a plain view instead of a cell
                  try            delete the other view, or drag a Collection View Cell into a new XIB
                """)
    }

    private static func failOnOther(_ own: String, _ identifier: String?) -> Never {
        let remedy = identifier == nil ? "" : "register the nib under \(own), or "
        Diagnostics.fail(
            """
            view reuse identifier in nib (\(own)) does not match the identifier used to register the nib \
            (\(identifier ?? "of a registration"))
            """,
            explanation: "  try            \(remedy)delete the identifier in the XIB")
    }
}
