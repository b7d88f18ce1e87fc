import CoreGraphics

/// Symbols that come in several forms, each with its own name.
extension SymbolDesign {
    /// Returns lines for the name, and for the name with `.fill` an area with the details cut out.
    static func pair(_ name: String, _ outline: Shape, details: Shape? = nil) -> [String: SymbolDesign] {
        var lines = SymbolDesign().line(outline)
        var filled = SymbolDesign().area(outline)
        if let details {
            lines = lines.line(details)
            filled = filled.cut(details)
        }
        return [name: lines, name + ".fill": filled]
    }

    /// Returns a sign in a circle: in an outlined one for the name, cut out of a filled one for the name with `.fill`.
    static func circled(_ name: String, _ sign: Shape) -> [String: SymbolDesign] {
        [
            name: SymbolDesign().line { $0.circle(12, 12, 9) }.line(sign),
            name + ".fill": SymbolDesign().area { $0.circle(12, 12, 9) }.cut(sign),
        ]
    }

    /// Returns a whole picture, small in a circle, for the name with `.circle`: cut out of a filled circle for that
    /// with `.fill`.
    ///
    /// Lines that enclose nothing are separate parameters.
    static func encircled(
        _ name: String, scale: CGFloat = 0.5, _ outline: Shape, lines: Shape = { _ in }
    ) -> [String: SymbolDesign] {
        let small: Shape = { $0.placed(scale, 12, 12, outline) }
        let smallLines: Shape = { $0.placed(scale, 12, 12, lines) }
        return [
            name + ".circle": SymbolDesign().line { $0.circle(12, 12, 9.4) }.line(small).line(smallLines),
            name + ".circle.fill": SymbolDesign().area { $0.circle(12, 12, 9.4) }.clear(small).cut(smallLines),
        ]
    }

    /// Returns a sign in a square, like `circled` in a circle.
    static func squared(_ name: String, _ sign: @escaping Shape) -> [String: SymbolDesign] {
        pair(name, { $0.box(3.5, 3.5, 17, 17, radius: 3) }, details: sign)
    }

    /// Returns one shape in front of another, with a gap around the front one; filled for the name with `.fill`.
    static func stacked(
        _ name: String, back: Shape, front: Shape, gap: Shape, details: Shape = { _ in }
    ) -> [String: SymbolDesign] {
        [
            name: SymbolDesign().line(back).clear(gap).line(front).line(details),
            name + ".fill": SymbolDesign().area(back).clear(gap).joining(SymbolDesign().area(front).cut(details)),
        ]
    }

    /// Returns designs with a line across them: `bell.fill` becomes `bell.slash.fill`.
    static func slashed(_ designs: [String: SymbolDesign]) -> [String: SymbolDesign] {
        inserting("slash", into: designs) { design in
            // The gap at the upper right is equally wide for every weight. It begins under the line, so that no seam
            // shows.
            design.clear { $0.lines(3.8, 3, 21, 20.2, 21.6, 19.6, 4.4, 2.4, closed: true) }
                .line { $0.lines(3.4, 3.4, 20.6, 20.6) }
        }
    }

    /// Returns designs with a dot at the upper right: `envelope.fill` becomes `envelope.badge.fill`.
    static func badged(_ designs: [String: SymbolDesign]) -> [String: SymbolDesign] {
        inserting("badge", into: designs) { design in
            design.clear { $0.circle(19.6, 5.6, 3.8) }.area { $0.circle(19.6, 5.6, 2.4) }
        }
    }

    /// Returns designs with a plus at the lower right: `folder.fill` becomes `folder.fill.badge.plus`.
    static func badgedWithPlus(_ designs: [String: SymbolDesign]) -> [String: SymbolDesign] {
        var changed: [String: SymbolDesign] = [:]
        for (name, design) in designs {
            changed[name + ".badge.plus"] = design.clear { $0.circle(18.2, 17.8, 4.4) }.line {
                $0.lines(18.2, 14.2, 18.2, 21.4)
                $0.lines(14.6, 17.8, 21.8, 17.8)
            }
        }
        return changed
    }

    /// Returns all groups together. A name must not occur twice.
    static func joined(_ groups: [[String: SymbolDesign]]) -> [String: SymbolDesign] {
        groups.reduce(into: [:]) { all, group in
            all.merge(group) { first, _ in
                assertionFailure("A symbol is drawn twice.")
                return first
            }
        }
    }

    /// Returns the names with a word inserted. It comes before `.fill` in a name that has that.
    private static func inserting(
        _ word: String, into designs: [String: SymbolDesign], _ change: (SymbolDesign) -> SymbolDesign
    ) -> [String: SymbolDesign] {
        var changed: [String: SymbolDesign] = [:]
        for (name, design) in designs {
            let isFilled = name.hasSuffix(".fill")
            changed[isFilled ? "\(name.dropLast(5)).\(word).fill" : "\(name).\(word)"] = change(design)
        }
        return changed
    }
}
