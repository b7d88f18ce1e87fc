import CoreGraphics
import TextLayout

// The content that screens draw for laid-out text.
extension AttributedText {
    /// Where and how a text is drawn.
    struct Place {
        /// The offset of the layout.
        var offset = CGPoint.zero
        var grid: PixelGrid
        /// The colour of text without a colour attribute.
        var color: UIColor
        var traits: UITraitCollection
    }

    func lines(_ layout: TextLayout, at place: Place) -> [TextLine] {
        let colors = colors(at: place)
        var drawn: [TextLine] = []
        for line in layout.lines {
            var runs = line.runs[...]
            while let first = runs.first {
                // Screens draw one baseline per line, so raised text is a line of its own.
                let level = runs.prefix { pieces[$0.style].baselineOffset == pieces[first.style].baselineOffset }
                runs = runs.dropFirst(level.count)
                let origin = CGPoint(x: place.offset.x + line.x + first.x, y: baseline(of: first, in: line, at: place))
                drawn.append(contentsOf: parts(of: level, from: origin, colors: colors))
            }
        }
        return drawn
    }

    /// Returns the commands that draw the text, its background, underlines and strikethroughs.
    func commands(_ layout: TextLayout, at place: Place) -> [DrawingCommand] {
        let letters = lines(layout, at: place).map(DrawingCommand.text)
        guard isDecorated else { return letters }
        let decorations = decorations(of: layout, at: place)
        return decorations.flatMap(\.behind) + letters + decorations.flatMap(\.inFront)
    }

    private func colors(at place: Place) -> [RGBA] {
        looks.map { ($0.color ?? place.color).resolved(with: place.traits).rgba }
    }

    private func baseline(of run: LaidOutRun, in line: LaidOutLine, at place: Place) -> CGFloat {
        place.grid.rounded(place.offset.y + line.baseline - pieces[run.style].baselineOffset)
    }

    /// Returns lines for runs: runs without a gap between them form one line; the words of justified text are separate.
    private func parts(of runs: ArraySlice<LaidOutRun>, from origin: CGPoint, colors: [RGBA]) -> [TextLine] {
        guard let first = runs.first else { return [] }
        var lines: [TextLine] = []
        var end = first.x
        for run in runs {
            let drawn = TextRun(
                text: run.text, font: looks[run.style].font.face, color: colors[run.style], width: run.width,
                isRightToLeft: run.isRightToLeft, letterSpacing: pieces[run.style].letterSpacing)
            if lines.isEmpty || abs(run.x - end) > 0.001 {
                lines.append(TextLine(origin: CGPoint(x: origin.x + run.x - first.x, y: origin.y), runs: [drawn]))
            } else {
                lines[lines.count - 1].runs.append(drawn)
            }
            end = run.x + run.width
        }
        return lines
    }

    private func decorations(of layout: TextLayout, at place: Place) -> [TextDecoration] {
        let colors = colors(at: place)
        return layout.lines.flatMap { line in
            let ascent = line.runs.map { pieces[$0.style].font.ascender + pieces[$0.style].baselineOffset }.max() ?? 0
            let descent = line.runs.map { pieces[$0.style].baselineOffset - pieces[$0.style].font.descender }.max() ?? 0
            return line.runs.filter { looks[$0.style].isDecorated }.map { run in
                TextDecoration(
                    box: CGRect(
                        x: place.offset.x + line.x + run.x, y: place.offset.y + line.baseline - ascent,
                        width: run.width, height: ascent + descent),
                    baseline: baseline(of: run, in: line, at: place), words: words(of: run), look: looks[run.style],
                    grid: place.grid, color: colors[run.style], traits: place.traits)
            }
        }
    }

    /// Returns the ranges of a run's words, from its left end.
    private func words(of run: LaidOutRun) -> [ClosedRange<CGFloat>] {
        guard looks[run.style].underline.style.union(looks[run.style].strikethrough.style).contains(.byWord) else {
            return []
        }
        var piece = pieces[run.style]
        func width(_ text: Substring) -> CGFloat {
            piece.text = String(text)
            return MeasuredText([piece]).size().width
        }
        return run.text.split(separator: " ").map { word in
            let start = width(run.text[..<word.startIndex])
            let end = start + width(word)
            return run.isRightToLeft ? run.width - end...run.width - start : start...end
        }
    }
}
