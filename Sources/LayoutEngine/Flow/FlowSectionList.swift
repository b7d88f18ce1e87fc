import CoreGraphics

/// The input of a flow layout for its sections, in order.
///
/// Consecutive sections with the same input are stored once, so that ten million empty sections take no more memory
/// than one. Apart from this, the list works like an array.
package struct FlowSectionList: Sendable {
    private struct Run: Sendable {
        var section: FlowSectionInput
        /// The number of sections up to and including this run.
        var end: Int
    }

    private var runs: [Run] = []

    package init() {}

    /// Adds sections with the same input.
    package mutating func append(_ section: FlowSectionInput, count: Int) {
        guard count > 0 else { return }
        let end = endIndex + count
        // Compares in place: a run is large, and reading the last one would copy it.
        if !runs.isEmpty, runs[runs.count - 1].section.isAlike(section) {
            runs[runs.count - 1].end = end
        } else {
            runs.append(Run(section: section, end: end))
        }
    }

    /// The number of runs that store all sections.
    package var runCount: Int { runs.count }

    /// Calls `body` with the input of each run, and the sections in it.
    package func forEachRun(_ body: (FlowSectionInput, _ sections: Range<Int>) -> Void) {
        var start = 0
        for index in runs.indices {
            let end = runs[index].end
            body(runs[index].section, start..<end)
            start = end
        }
    }

    /// Changes all sections in the same way.
    package mutating func changeAll(_ change: (inout FlowSectionInput) -> Void) {
        for index in runs.indices { change(&runs[index].section) }
    }

    /// Changes some sections, each in its own way.
    ///
    /// - Parameter numbers: The sections, in ascending order.
    /// - Complexity: O(runs + numbers).
    package mutating func change(_ numbers: [Int], _ change: (Int, inout FlowSectionInput) -> Void) {
        var changed = FlowSectionList()
        var next = 0
        forEachRun { section, sections in
            var start = sections.lowerBound
            while next < numbers.count, numbers[next] < sections.upperBound {
                let number = numbers[next]
                next += 1
                guard number >= start else { continue }
                changed.append(section, count: number - start)
                var own = section
                change(number, &own)
                changed.append(own, count: 1)
                start = number + 1
            }
            changed.append(section, count: sections.upperBound - start)
        }
        self = changed
    }

    /// Returns the run of a section.
    private func run(of section: Int) -> Int { partitionPoint(runs.count, near: 0) { runs[$0].end > section } }
}

extension FlowSectionList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { runs.isEmpty ? 0 : runs[runs.count - 1].end }

    /// - Complexity: O(log runs) to read, and to change a section that differs from its neighbours; otherwise O(runs).
    package subscript(section: Int) -> FlowSectionInput {
        get {
            precondition(indices.contains(section), "There is no section \(section) among \(count).")
            return runs[run(of: section)].section
        }
        set {
            precondition(indices.contains(section), "There is no section \(section) among \(count).")
            let run = run(of: section)
            if runs[run].end - (run > 0 ? runs[run - 1].end : 0) == 1 {
                runs[run].section = newValue
            } else {
                replaceSubrange(section..<section + 1, with: CollectionOfOne(newValue))
            }
        }
    }

    package mutating func append(_ section: FlowSectionInput) { append(section, count: 1) }

    package mutating func replaceSubrange(_ range: Range<Int>, with sections: some Collection<FlowSectionInput>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count, "There are no sections \(range) among \(count).")
        var replaced = FlowSectionList()
        forEachRun { section, part in
            replaced.append(section, count: part.clamped(to: 0..<range.lowerBound).count)
        }
        for section in sections { replaced.append(section) }
        let end = count
        forEachRun { section, part in
            replaced.append(section, count: part.clamped(to: range.upperBound..<end).count)
        }
        self = replaced
    }
}

extension FlowSectionInput {
    /// Returns whether another section has the same input, and neither stores anything for its items.
    fileprivate func isAlike(_ other: FlowSectionInput) -> Bool {
        sizes.count == other.sizes.count && insets == other.insets && lineSpacing == other.lineSpacing
            && interitemSpacing == other.interitemSpacing && isSelfSizing == other.isSelfSizing
            && headerLength == other.headerLength && footerLength == other.footerLength
            && sizes.isUniform && other.sizes.isUniform
            && (sizes.count == 0 || sizes[0] == other.sizes[0])
    }
}
