extension TextDirections {
    /// Returns a line of the paragraph as runs of one direction, in visual order from left to right.
    ///
    /// - Parameter line: The line, with or without the spaces at its end. Ignores what is outside the text.
    /// - Complexity: O(bytes of the line + runs × levels).
    package func visualRuns(ofLine line: Range<Int>) -> [DirectionRun] {
        let line = line.clamped(to: 0..<length)
        guard !line.isEmpty else { return [] }
        guard !levels.isEmpty else { return [DirectionRun(range: line, level: 0)] }
        return Self.reordered(logicalRuns(ofLine: line))
    }

    /// Returns the runs in the order of the text. Spaces at the end take the paragraph's direction (L1).
    private func logicalRuns(ofLine line: Range<Int>) -> [DirectionRun] {
        let end = classes.startOfSpaces(before: line.upperBound, downTo: line.lowerBound)
        var runs: [DirectionRun] = []
        func add(_ range: Range<Int>, level: UInt8) {
            if let last = runs.last, last.level == level {
                runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                runs.append(DirectionRun(range: range, level: Int(level)))
            }
        }
        var start = line.lowerBound
        while start < end {
            let level = levels[start]
            let runEnd = levels[start..<end].firstIndex { $0 != level } ?? end
            add(start..<runEnd, level: level)
            start = runEnd
        }
        if end < line.upperBound { add(end..<line.upperBound, level: baseLevel) }
        return runs
    }

    /// From the highest level down to the lowest odd one, reverses the runs on that level or above (L2).
    private static func reordered(_ runs: [DirectionRun]) -> [DirectionRun] {
        guard let lowestOdd = runs.lazy.filter(\.isRightToLeft).map(\.level).min() else { return runs }
        let highest = runs.lazy.map(\.level).max() ?? lowestOdd
        var runs = runs
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < runs.count {
                let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
                runs[start..<end].reverse()
                start = end + 1
            }
        }
        return runs
    }
}
