/// Solves equations with the rows of the basis, without computing the inverse of their matrix.
///
/// The inverse is a product of steps, each as long as a row. Most come from factoring the basis
/// (`BasisInverse+Factoring`), and each exchange of a row adds one. Only steps that meet a nonzero number are carried
/// out, so parts that don't touch each other cost each other nothing.
struct BasisInverse: Sendable {
    /// The steps for rows that brought their own variable, the last one first.
    private var early = StepList()
    private var factored = StepList()
    /// The steps for all other exchanged rows.
    private var late = StepList()

    /// The factored step that clears each place, or -1.
    private var stepOfPlace: [Int32] = []
    /// The factored steps with an entry at a place: `uses[useStarts[place]..<useStarts[place + 1]]`.
    private var uses: [Int32] = []
    private var useStarts: [Int32] = [0]
    private var marks = BitSet()

    /// Whether there are so many added steps that factoring again pays.
    var isLong: Bool {
        early.count + late.count > 48 + stepOfPlace.count / 16
            || late.entries.count > 2 * factored.entries.count + 400
    }

    mutating func addPlace() {
        stepOfPlace.append(-1)
        useStarts.append(Int32(uses.count))
        marks.grow(to: stepOfPlace.count)
    }

    /// Converts the terms of a row to the combination of basic rows that gives them.
    mutating func combine(_ vector: inout SparseVector) {
        early.eliminate(0..<early.count, from: &vector, lastFirst: true)
        for index in 0..<vector.support.count {
            let step = stepOfPlace[Int(vector.support[index])]
            if step >= 0 { marks.insert(Int(step)) }
        }
        var last = 0
        while let step = marks.popFirst(from: last) {
            last = step
            guard vector[Int(factored.pivots[step])] != 0 else { continue }
            factored.eliminate(step..<step + 1, from: &vector)
            for index in factored.range(of: step) {
                let next = stepOfPlace[Int(factored.entries[index].place)]
                if next > step { marks.insert(Int(next)) }
            }
        }
        late.eliminate(0..<late.count, from: &vector)
    }

    /// Converts activities of the basic rows to the values of variables that give them.
    mutating func solve(_ vector: inout SparseVector) {
        late.substitute(0..<late.count, into: &vector, lastFirst: true)
        for index in 0..<vector.support.count { markSteps(at: Int(vector.support[index]), below: .max) }
        var last = factored.count
        while let step = marks.popLast(upTo: last) {
            last = step
            let pivot = Int(factored.pivots[step])
            let wasZero = vector[pivot] == 0
            factored.substitute(step..<step + 1, into: &vector)
            if wasZero && vector[pivot] != 0 { markSteps(at: pivot, below: step) }
        }
        early.substitute(0..<early.count, into: &vector)
    }

    private mutating func markSteps(at place: Int, below limit: Int) {
        let own = Int(stepOfPlace[place])
        if own >= 0 && own < limit { marks.insert(own) }
        for index in Int(useStarts[place])..<Int(useStarts[place + 1]) where uses[index] < limit {
            marks.insert(Int(uses[index]))
        }
    }

    // MARK: Exchanging rows

    /// Adds the step for a row that enters the basis at a place, given as a combination of basic rows.
    mutating func exchange(at place: Int, combination: SparseVector) {
        for other in combination.support where Int(other) != place && combination[Int(other)] != 0 {
            late.addEntry(at: Int(other), factor: combination[Int(other)])
        }
        late.endStep(at: place, pivotValue: combination[place])
    }

    /// Adds the step for a row that replaces the only row with a variable. `change` is the difference between the two
    /// rows, divided by the old row's coefficient of that variable.
    ///
    /// Such steps come before all others, and so need only the row's own numbers.
    mutating func exchange(variable: Int, change: SparseVector) {
        for other in change.support where Int(other) != variable && change[Int(other)] != 0 {
            early.addEntry(at: Int(other), factor: change[Int(other)])
        }
        early.endStep(at: variable, pivotValue: 1 + change[variable])
    }

    // MARK: Factoring

    mutating func removeAll() {
        early.removeAll()
        factored.removeAll()
        late.removeAll()
        uses.removeAll(keepingCapacity: true)
        for place in stepOfPlace.indices {
            stepOfPlace[place] = -1
            useStarts[place + 1] = 0
        }
    }

    mutating func addEntry(at place: Int, factor: Double) {
        factored.addEntry(at: place, factor: factor)
    }

    mutating func endFactoredStep(at place: Int, pivotValue: Double) {
        stepOfPlace[place] = Int32(factored.count)
        factored.endStep(at: place, pivotValue: pivotValue)
    }

    /// Records which steps use which place.
    mutating func endFactoring() {
        for entry in factored.entries { useStarts[Int(entry.place) + 1] += 1 }
        for place in stepOfPlace.indices { useStarts[place + 1] += useStarts[place] }
        var next = useStarts
        uses.append(contentsOf: repeatElement(0, count: factored.entries.count))
        for step in 0..<factored.count {
            for index in factored.range(of: step) {
                let place = Int(factored.entries[index].place)
                uses[Int(next[place])] = Int32(step)
                next[place] += 1
            }
        }
    }
}
