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

    func origin(_ start: CGFloat) -> LinesOrigin { LinesOrigin(axis: axis, pixelGrid: pixelGrid, start: start) }
}
