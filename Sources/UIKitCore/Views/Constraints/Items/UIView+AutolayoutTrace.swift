import CoreGraphics

extension UIView {
    /// A description of this view and the views inside it: their frames, which edge or length constraints leave open,
    /// and which constraint would settle it. For debugging: print it, or call it from the debugger.
    ///
    ///     Card (0, 0, 300, 100)  by its frame
    ///       title (16, 0, 0, 20)  AMBIGUOUS LAYOUT: top is open; a constraint on top, bottom or centerY settles it
    ///
    /// Apple's own is called `_autolayoutTrace`, which only its debugger knows.
    ///
    /// - Behaviour: our choice (Decisions/0073).
    /// - Complexity: solves the constraints many times.
    public var autolayoutTrace: String { linesOfTrace(indent: "").joined(separator: "\n") }

    private func linesOfTrace(indent: String) -> [String] {
        let place =
            "\(nameInCode) (\(frame.minX.short), \(frame.minY.short), \(frame.width.short), \(frame.height.short))"
        let inside = subviews.flatMap { $0.linesOfTrace(indent: indent + "  ") }
        let guides = layoutGuides.map { indent + "  " + traceOfGuide($0) }
        return [indent + place + wordsOfTrace] + guides + inside
    }

    private func traceOfGuide(_ guide: UILayoutGuide) -> String {
        let frame = guide.layoutFrame
        let name = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
        let place = "\(name) (\(frame.minX.short), \(frame.minY.short), \(frame.width.short), \(frame.height.short))"
        return place + Self.words(of: engineAround, guide.layoutItem)
    }

    private var wordsOfTrace: String {
        guard let engine = engineForQuestions else { return "  by its frame" }
        return Self.words(of: engine, layoutItem)
    }

    private static func words(of engine: ConstraintEngine?, _ item: LayoutItem) -> String {
        let open = NSLayoutConstraint.Axis.both.compactMap { engine?.ambiguity(of: item, along: $0)?.words }
        return open.isEmpty ? "" : "  AMBIGUOUS LAYOUT: " + open.joined(separator: ". ")
    }
}
