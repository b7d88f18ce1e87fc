/// Consecutive steps of elimination. Each clears one place of a vector with the numbers of one column.
struct StepList: Sendable {
    struct Entry: Sendable {
        var place: Int32
        var factor: Double
    }

    /// The place that each step clears, and the number there.
    private(set) var pivots: [Int32] = []
    private var pivotValues: [Double] = []
    /// The other numbers of all steps; those of a step are `starts[step]..<starts[step + 1]`.
    private(set) var entries: [Entry] = []
    private var starts: [Int32] = [0]

    var count: Int { pivots.count }

    func range(of step: Int) -> Range<Int> { Int(starts[step])..<Int(starts[step + 1]) }

    mutating func addEntry(at place: Int, factor: Double) {
        entries.append(Entry(place: Int32(place), factor: factor))
    }

    mutating func endStep(at place: Int, pivotValue: Double) {
        pivots.append(Int32(place))
        pivotValues.append(pivotValue)
        starts.append(Int32(entries.count))
    }

    mutating func removeAll() {
        pivots.removeAll(keepingCapacity: true)
        pivotValues.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
    }

    /// Subtracts the columns of steps from a vector, one after the other, each as often as the vector contains it.
    func eliminate(_ steps: Range<Int>, from vector: inout SparseVector, lastFirst: Bool = false) {
        guard !steps.isEmpty else { return }
        let (pivots, pivotValues, starts, entries) = (pivots, pivotValues, starts, entries)
        vector.edit { values, isMarked, support in
            for place in 0..<steps.count {
                let step = lastFirst ? steps.upperBound - 1 - place : steps.lowerBound + place
                let pivot = Int(pivots[step])
                guard values[pivot] != 0 else { continue }
                let share = values[pivot] / pivotValues[step]
                values[pivot] = share
                for index in Int(starts[step])..<Int(starts[step + 1]) {
                    let other = entries[index].place
                    values[Int(other)] -= entries[index].factor * share
                    if !isMarked[Int(other)] {
                        isMarked[Int(other)] = true
                        support.append(other)
                    }
                }
            }
        }
    }

    /// Computes the one value that the column of each step determines from the others, one after the other.
    func substitute(_ steps: Range<Int>, into vector: inout SparseVector, lastFirst: Bool = false) {
        guard !steps.isEmpty else { return }
        let (pivots, pivotValues, starts, entries) = (pivots, pivotValues, starts, entries)
        vector.edit { values, isMarked, support in
            for place in 0..<steps.count {
                let step = lastFirst ? steps.upperBound - 1 - place : steps.lowerBound + place
                let pivot = pivots[step]
                var sum = values[Int(pivot)]
                for index in Int(starts[step])..<Int(starts[step + 1]) {
                    sum -= entries[index].factor * values[Int(entries[index].place)]
                }
                // A zero that stays zero needs no mark.
                guard sum != 0 || values[Int(pivot)] != 0 else { continue }
                values[Int(pivot)] = sum / pivotValues[step]
                if !isMarked[Int(pivot)] {
                    isMarked[Int(pivot)] = true
                    support.append(pivot)
                }
            }
        }
    }
}
