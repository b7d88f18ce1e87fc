import CoreGraphics

extension TextRun {
    /// The attributes of a `text` element except its place and colour. In any font the run fills the width that was
    /// measured, or stands in its middle.
    package var svgAttributes: [(String, String)] {
        var attributes: [(String, String)] = []
        // Documents have the system font by default.
        if font.family != .system { attributes.append(("font-family", font.family.svgFamilies)) }
        attributes.append(("font-size", font.size.decimalText()))
        if font.weight != 400 { attributes.append(("font-weight", String(font.weight))) }
        if font.isItalic { attributes.append(("font-style", "italic")) }
        if font.hasMonospacedDigits { attributes.append(("font-variant", "tabular-nums")) }
        if isRightToLeft { attributes += [("direction", "rtl"), ("unicode-bidi", "bidi-override")] }
        if isCentred {
            attributes.append(("text-anchor", "middle"))
        } else if isRightToLeft {
            // The place is that of the left end, where right-to-left text ends.
            attributes.append(("text-anchor", "end"))
        }
        if letterSpacing != 0 { attributes.append(("letter-spacing", letterSpacing.decimalText())) }
        if !isCentred, width > 0 {
            attributes.append(("textLength", width.decimalText()))
            if isJoined { attributes.append(("lengthAdjust", "spacingAndGlyphs")) }
        }
        // In browsers text doesn't inherit this from the document.
        if hasSpacesToKeep { attributes.append(("xml:space", "preserve")) }
        return attributes
    }

    /// Returns the `x` of the run whose left end is at `left`.
    package func svgPlace(from left: CGFloat) -> CGFloat { isCentred ? left + width / 2 : left }

    /// Whether the run stands in the middle of its width: with few gaps, to fill it would tear the letters apart
    /// (Decisions/0101). The page's text is the same (fitting.js).
    private var isCentred: Bool { width > 0 && text.prefix(4).count < 4 && !isJoined }

    private var isJoined: Bool { text.unicodeScalars.contains(where: \.isJoined) }

    /// Whether there are spaces that SVG would drop.
    private var hasSpacesToKeep: Bool { text.first == " " || text.last == " " || text.contains("  ") }
}

extension FontFace.Family {
    /// The font families to try, best first.
    package var svgFamilies: String {
        switch self {
        case .system:
            "Inter, -apple-system, BlinkMacSystemFont, Helvetica, Arial, 'Liberation Sans', sans-serif"
        case .systemRounded: "ui-rounded, Inter, Helvetica, Arial, 'Liberation Sans', sans-serif"
        case .systemSerif: "ui-serif, 'New York', Georgia, 'Times New Roman', 'Liberation Serif', serif"
        case .systemMonospaced: "ui-monospace, 'SF Mono', Menlo, 'Liberation Mono', monospace"
        case .helvetica: "Helvetica, Arial, 'Liberation Sans', sans-serif"
        case .app(let font): "'\(font.familyName.filter { !#"'"\<>&"#.contains($0) })', sans-serif"
        case .courier: "Courier, 'Courier New', 'Liberation Mono', monospace"
        }
    }
}
