import CoreGraphics

extension FlowSolution {
    /// - Complexity: O(log sections + log items + items of the first and the last line found).
    package func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void) {
        guard !rect.isNull, !sections.isEmpty else { return }
        let rect = rect.standardized
        let (low, high) = (rect.min(axis) - reach, rect.max(axis) + reach)
        guard low < high else { return }  // Not so only where a number of the rectangle is none.
        let first = sections.find(position: low)
        var (next, start) = (Optional(first.place), first.start)
        while let place = next, start.length < high {
            let (number, origin) = (start.count, self.origin(start.length))
            let measure = sections.withElement(at: place) { section in
                if let header = headerFrame(of: section.pointee, from: start.length), header.meets(rect) {
                    body(.header(section: number))
                }
                section.pointee.forEachRange(from: origin, meeting: rect) { body(.items($0, section: number)) }
                if let footer = footerFrame(of: section.pointee, from: start.length), footer.meets(rect) {
                    body(.footer(section: number))
                }
                return section.pointee.measure
            }
            start += measure
            next = sections.place(after: place)
        }
    }

    package func writeFrames(
        ofItems items: Range<Int>, inSection section: Int, to frames: UnsafeMutablePointer<CGRect>
    ) {
        let (place, start) = sections.find(number: section)
        sections.withElement(at: place) { $0.pointee.writeFrames(items, from: origin(start.length), to: frames) }
    }

    /// The frames of neighbouring items, in order; cheaper than asking for one after the other.
    package func forEachFrame(ofItems items: Range<Int>, inSection section: Int, _ body: (Int, CGRect) -> Void) {
        // In pieces, so that they fit into memory that need not be allocated.
        for first in stride(from: items.lowerBound, to: items.upperBound, by: 32) {
            let count = min(32, items.upperBound - first)
            withUnsafeTemporaryAllocation(of: CGRect.self, capacity: 32) { frames in
                writeFrames(
                    ofItems: first..<first + count, inSection: section, to: frames.baseAddress.unsafelyUnwrapped)
                for index in 0..<count { body(first + index, frames[index]) }
            }
        }
    }

    func origin(_ start: CGFloat) -> LinesOrigin { LinesOrigin(axis: axis, pixelGrid: pixelGrid, start: start) }
}

extension FlowSection {
    /// - Parameter origin: where the section begins.
    func forEachRange(from origin: LinesOrigin, meeting rect: CGRect, _ body: (Range<Int>) -> Void) {
        let origin = linesOrigin(origin)
        switch self.body {
        case .grid(let grid): grid.forEachRange(from: origin, meeting: rect, body)
        case .lines(let lines): lines.forEachRange(from: origin, meeting: rect, body)
        }
    }

    func writeFrames(_ items: Range<Int>, from origin: LinesOrigin, to frames: UnsafeMutablePointer<CGRect>) {
        let origin = linesOrigin(origin)
        switch body {
        case .grid(let grid): grid.writeFrames(items, from: origin, to: frames)
        case .lines(let lines): lines.writeFrames(items, from: origin, to: frames)
        }
    }

    func frame(of item: Int, from origin: LinesOrigin) -> CGRect {
        precondition(0..<itemCount ~= item, "There is no item \(item) among \(itemCount).")
        let origin = linesOrigin(origin)
        switch body {
        case .grid(let grid): return grid.frame(of: item, from: origin)
        case .lines(let lines): return lines.frame(of: item, from: origin)
        }
    }

    private func linesOrigin(_ origin: LinesOrigin) -> LinesOrigin {
        LinesOrigin(axis: origin.axis, pixelGrid: origin.pixelGrid, start: origin.start + linesStart)
    }
}
