extension LayoutItem {
    /// The name of the property that holds the item in the app's code; otherwise its identifier, or its class.
    var name: String {
        guard isGuide else { return view?.nameInCode ?? "nil" }
        let name = guide.map { $0.identifier.isEmpty ? "UILayoutGuide" : $0.identifier } ?? "nil"
        return view.map { "\($0.nameInCode).\(name)" } ?? name
    }
}

extension UIView {
    /// The name of the property of a view or controller around this view that holds it; otherwise its identifier, or
    /// its class.
    var nameInCode: String {
        var around: UIView? = superviewStorage
        while let holder = around {
            if let name = UIView.property(of: holder, holding: self) { return name }
            if let owner = holder.owner, let name = UIView.property(of: owner, holding: self) { return name }
            around = holder.superviewStorage
        }
        return accessibilityIdentifier ?? restorationIdentifier ?? "\(type(of: self))"
    }

    private static func property(of holder: AnyObject, holding view: UIView) -> String? {
        var mirror: Mirror? = Mirror(reflecting: holder)
        while let known = mirror, known.subjectType != UIView.self {
            for child in known.children {
                guard let label = child.label, let held = child.value as? UIView, held === view else { continue }
                if label == "contentViewStorage" { return "contentView" }
                return label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
            }
            mirror = known.superclassMirror
        }
        return nil
    }
}
