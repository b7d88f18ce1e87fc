import CoreGraphics

extension UIView {
    /// A description of the view without addresses, so it is the same in every run.
    var debugText: String {
        var parts = ["frame \(frame.plainText)"]
        if bounds.origin != .zero {
            parts.append("offset \(bounds.origin.x.decimalText()) \(bounds.origin.y.decimalText())")
        }
        if isHidden { parts.append("hidden") }
        if alpha != 1 { parts.append("alpha \(alpha.decimalText())") }
        if tag != 0 { parts.append("tag \(tag)") }
        parts += descriptionDetails
        return "<\(type(of: self)); \(parts.joined(separator: "; "))>"
    }

    /// A description of this view and all views inside it, one per line, indented by depth. It is the same in every
    /// run.
    ///
    ///     print(window.recursiveDescription)
    public var recursiveDescription: String {
        var lines: [String] = []
        describe(into: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    private func describe(into lines: inout [String], indentation: String) {
        lines += description.split(separator: "\n").map { indentation + $0 }
        for view in subviews { view.describe(into: &lines, indentation: indentation + "   | ") }
    }
}

extension CGRect {
    /// The rectangle as "x y width height".
    package var plainText: String {
        [minX, minY, width, height].map { $0.decimalText() }.joined(separator: " ")
    }
}
