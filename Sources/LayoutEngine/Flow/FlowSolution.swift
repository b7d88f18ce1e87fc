import CoreGraphics

/// A flow layout's answer: a few numbers for a section of equal items, at most 24 bytes an item for any other.
package struct FlowSolution: SolvedLayout {
    let axis: Axis
    let pixelGrid: PixelGrid
    let sections: [FlowSection]
    package let contentSize: CGSize
    /// How far anything may lie outside of its section, along the scroll axis.
    let reach: CGFloat
    /// Of each section the first item that is too long, if any (R35).
    package let oversizedItems: [OversizedItem]

    package var sectionCount: Int { sections.count }

    package func itemCount(inSection section: Int) -> Int { sections[section].itemCount }

    /// - Complexity: O(1) where all items are of one size, else O(log lines + items of the line).
    package func frame(ofItem item: Int, inSection section: Int) -> CGRect {
        let section = sections[section]
        precondition(0..<section.itemCount ~= item, "There is no item \(item) among \(section.itemCount).")
        return rect(section.body.frame(of: item), from: section.linesStart)
    }

    package func frame(ofHeaderInSection section: Int) -> CGRect? {
        boundaryFrame(length: sections[section].headerLength, start: sections[section].start)
    }

    package func frame(ofFooterInSection section: Int) -> CGRect? {
        boundaryFrame(length: sections[section].footerLength, start: sections[section].footerStart)
    }

    /// Headers and footers are as wide as the content, whatever the section's insets are (R31, R42).
    private func boundaryFrame(length: CGFloat, start: CGFloat) -> CGRect? {
        guard length > 0 else { return nil }
        let frame = AxisFrame(main: 0, cross: 0, mainLength: length, crossLength: contentSize[cross: axis])
        return rect(frame, from: start)
    }

    /// R29: origins lie on pixels, each rounded from its exact value; sizes stay as they are.
    func rect(_ frame: AxisFrame, from start: CGFloat) -> CGRect {
        CGRect(
            origin: CGPoint(
                main: pixelGrid.rounded(start + frame.main), cross: pixelGrid.rounded(frame.cross), axis: axis),
            size: CGSize(main: frame.mainLength, cross: frame.crossLength, axis: axis))
    }
}

extension FlowSection {
    var footerStart: CGFloat { end - footerLength }
}

extension FlowSolution {
    /// Memory held for items: zero for sections whose items are all of one size.
    package var itemByteCount: Int {
        sections.reduce(0) { sum, section in
            if case .lines(let lines) = section.body { sum + lines.byteCount } else { sum }
        }
    }

    /// How often the solver looked at an item.
    package var lookCount: Int {
        sections.reduce(0) { sum, section in
            if case .lines(let lines) = section.body { sum + lines.lookCount } else { sum }
        }
    }
}
