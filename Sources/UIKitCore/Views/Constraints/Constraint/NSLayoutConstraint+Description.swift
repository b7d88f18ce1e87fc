import CoreGraphics

extension NSLayoutConstraint {
    /// The constraint as a person would write it: `title.leading == cell.leading + 16`.
    var formula: String {
        var words = "\(first.words) \(relation.sign) "
        if let second {
            words += second.words
            if multiplier != 1 { words += " * \(multiplier.short)" }
            if constant != 0 { words += constant < 0 ? " - \((-constant).short)" : " + \(constant.short)" }
        } else {
            words += constant.short
        }
        if priority != .required { words += " @ \(CGFloat(priority.rawValue).short)" }
        return words
    }

    var descriptionOfConstraint: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let state = isActive ? "active" : "inactive"
        return "<NSLayoutConstraint\(name) \(formula)   (\(state))>"
    }
}

extension ConstraintSide {
    var words: String {
        let end = "\(item.name).\(attribute.name)"
        return origin.map { "(\(end) - \($0.item.name).\($0.attribute.name))" } ?? end
    }
}

extension CGFloat {
    /// The number with at most three decimals, and without zeros at the end.
    var short: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
