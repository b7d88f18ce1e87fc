/// Steps of elimination, one behind the other. Each clears one place of a vector with the numbers of one column.
struct StepList: Sendable {
    struct Entry: Sendable {
        var place: Int32
        var factor: Double
    }

    /// The place that each step clears, and the number found there.
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

    /// Takes the columns of all steps out of a vector, one after the other.
    func eliminateAll(from vector: inout SparseVector, lastFirst: Bool) {
        guard count > 0 else { return }
        let (pivots, pivotValues, starts, entries) = (pivots, pivotValues, starts, entries)
        vector.edit { values, isMarked, support in
            for place in pivots.indices {
                let step = lastFirst ? pivots.count - 1 - place : place
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

    /// Finds the values that the columns of all steps determine, one after the other.
    func substituteAll(into vector: inout SparseVector, lastFirst: Bool) {
        guard count > 0 else { return }
        let (pivots, pivotValues, starts, entries) = (pivots, pivotValues, starts, entries)
        vector.edit { values, isMarked, support in
            for place in pivots.indices {
                let step = lastFirst ? pivots.count - 1 - place : place
                let pivot = pivots[step]
                var sum = values[Int(pivot)]
                for index in Int(starts[step])..<Int(starts[step + 1]) {
                    sum -= entries[index].factor * values[Int(entries[index].place)]
                }
                // What was 0 and stays so needs no mark.
                guard sum != 0 || values[Int(pivot)] != 0 else { continue }
                values[Int(pivot)] = sum / pivotValues[step]
                if !isMarked[Int(pivot)] {
                    isMarked[Int(pivot)] = true
                    support.append(pivot)
                }
            }
        }
    }

    /// Takes the step's column out of a vector, as often as it is in it.
    func eliminate(_ step: Int, from vector: inout SparseVector) {
        let pivot = Int(pivots[step])
        guard vector[pivot] != 0 else { return }
        let share = vector[pivot] / pivotValues[step]
        vector.set(share, at: pivot)
        for index in range(of: step) { vector.add(-entries[index].factor * share, at: Int(entries[index].place)) }
    }

    /// Finds the one value that the step's column determines, from the others.
    func substitute(_ step: Int, into vector: inout SparseVector) {
        let pivot = Int(pivots[step])
        let old = vector[pivot]
        var sum = old
        for index in range(of: step) { sum -= entries[index].factor * vector[Int(entries[index].place)] }
        if sum != 0 || old != 0 { vector.set(sum / pivotValues[step], at: pivot) }
    }
}
