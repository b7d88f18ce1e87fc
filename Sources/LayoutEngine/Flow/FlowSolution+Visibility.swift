import CoreGraphics

extension FlowSolution {
    /// - Complexity: O(log sections + log items + items of the first and the last line found).
    package func forEachRun(meeting rect: CGRect, _ body: (ElementRun) -> Void) {
        guard !rect.isNull, !sections.isEmpty else { return }
        let rect = rect.standardized
        let (low, high) = (rect.min(axis) - reach, rect.max(axis) + reach)
        guard low < high else { return }  // False only if a number of the rectangle is NaN.
        forEachSection(from: low, to: high) { run, number, start in
            if let header = headerFrame(of: run.pointee.section, from: start), header.meets(rect) {
                body(.header(section: number))
            }
            run.pointee.section.forEachRange(from: origin(start), meeting: rect) { body(.items($0, section: number)) }
            if let footer = footerFrame(of: run.pointee.section, from: start), footer.meets(rect) {
                body(.footer(section: number))
            }
        }
    }

    /// Calls `body` with each section that may have something between two positions, with its number and its start.
    @inline(__always)
    func forEachSection(
        from low: CGFloat, to high: CGFloat,
        _ body: (UnsafePointer<FlowSectionRun>, _ number: Int, _ start: CGFloat) -> Void
    ) {
        let first = sections.find(position: low)
        var (next, start) = (Optional(first.place), first.start)
        while let place = next, start.length < high {
            let measure = sections.withElement(at: place) { run in
                var index = run.pointee.hasElements ? run.pointee.index(near: low - start.length) : run.pointee.count
                while index < run.pointee.count {
                    let begin = start.length + run.pointee.start(of: index)
                    guard begin < high else { break }
                    body(run, start.count + index, begin)
                    index += 1
                }
                return run.pointee.measure
            }
            start += measure
            next = sections.place(after: place)
        }
    }

    package func writeFrames(
        ofItems items: Range<Int>, inSection section: Int, to frames: UnsafeMutablePointer<CGRect>
    ) {
        withSection(section) { $0.pointee.section.writeFrames(items, from: origin($1), to: frames) }
    }

    func origin(_ start: CGFloat) -> LinesOrigin { LinesOrigin(axis: axis, pixelGrid: pixelGrid, start: start) }
}
