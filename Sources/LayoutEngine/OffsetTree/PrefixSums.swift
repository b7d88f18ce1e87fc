import CoreGraphics

/// Sums of measures from the first to any other, in which a measure can change without recomputing all later sums: a
/// binary indexed tree.
///
/// - Complexity: O(log of the number of measures) for each query and each change.
struct PrefixSums: Sendable {
    /// Node i holds the sum of the measures from i - (lowest bit of i) to i, counted from 1; node 0 is unused. Empty
    /// for one measure, which is the total.
    private var nodes: [OffsetMeasure] = []
    private(set) var total = OffsetMeasure()

    init() {}

    init(_ measures: some Collection<OffsetMeasure>) {
        guard measures.count > 1 else {
            total = measures.first ?? total
            return
        }
        nodes.reserveCapacity(measures.count + 1)
        nodes.append(OffsetMeasure())
        for measure in measures {
            nodes.append(measure)
            total += measure
        }
        for index in nodes.indices.dropFirst() {
            let parent = index + index & -index
            if parent < nodes.count { nodes[parent] += nodes[index] }
        }
    }

    func sum(before index: Int) -> OffsetMeasure {
        var sum = OffsetMeasure()
        guard index > 0 else { return sum }
        nodes.withUnsafeBufferPointer { nodes in
            var node = index
            while node > 0 {
                sum += nodes[node]
                node &= node &- 1
            }
        }
        return sum
    }

    mutating func add(_ difference: OffsetMeasure, at index: Int) {
        total += difference
        guard !nodes.isEmpty else { return }
        nodes.withUnsafeMutableBufferPointer { nodes in
            var node = index + 1
            while node < nodes.count {
                nodes[node] += difference
                node += node & -node
            }
        }
    }

    /// Returns how many measures, from the first on, together count at most `number`. `sum` becomes their sum.
    func countOfSums(whereCountIsAtMost number: Int, start sum: inout OffsetMeasure) -> Int {
        descend(&sum) { $0.count <= number }
    }

    /// Returns how many measures, from the first on, are together at most `length` long. `sum` becomes their sum.
    func countOfSums(whereLengthIsAtMost length: CGFloat, start sum: inout OffsetMeasure) -> Int {
        descend(&sum) { $0.length <= length }
    }

    @inline(__always) private func descend(_ sum: inout OffsetMeasure, _ isWithin: (OffsetMeasure) -> Bool) -> Int {
        guard !nodes.isEmpty else {
            guard isWithin(total) else { return 0 }
            sum = total
            return 1
        }
        return nodes.withUnsafeBufferPointer { nodes in
            var index = 0
            var step = 1 << (Int.bitWidth - 1 - max(nodes.count - 1, 1).leadingZeroBitCount)
            while step > 0 {
                if index + step < nodes.count {
                    var next = sum
                    next += nodes[index + step]
                    if isWithin(next) {
                        index += step
                        sum = next
                    }
                }
                step >>= 1
            }
            return index
        }
    }
}
