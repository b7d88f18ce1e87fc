/// Solves equations with the rows of the basis, without ever writing the inverse of their matrix down.
///
/// The inverse is a product of steps, each as long as a row. Most come from factoring the basis
/// (`BasisInverse+Factoring`); each exchange of a row adds one. Only steps that meet a number other than 0 are carried out,
/// so parts that don't touch each other cost each other nothing.
struct BasisInverse: Sendable {
    /// Steps for rows that brought a variable of their own, the last one first.
    private var early = StepList()
    private var factored = StepList()
    /// Steps for all other rows that came.
    private var late = StepList()

    /// The factored step that clears a place, or -1.
    private var stepOfPlace: [Int32] = []
    /// The factored steps that have an entry at a place: `uses[useStarts[place]..<useStarts[place + 1]]`.
    private var uses: [Int32] = []
    private var useStarts: [Int32] = [0]
    private var marks = BitSet()

    /// Whether so many steps were added that factoring pays.
    var isLong: Bool {
        early.count + late.count > 48 + stepOfPlace.count / 16
            || late.entries.count > 2 * factored.entries.count + 400
    }

    mutating func addPlace() {
        stepOfPlace.append(-1)
        useStarts.append(Int32(uses.count))
        marks.grow(to: stepOfPlace.count)
    }

    /// Turns the terms of a row into how much of each basic row adds up to them.
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

    /// Turns activities of the basic rows into the values of variables that give them.
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

    /// Adds the step for a row that comes into the basis at a place, given the combination of basic rows that it is.
    mutating func exchange(at place: Int, combination: SparseVector) {
        for other in combination.support where Int(other) != place && combination[Int(other)] != 0 {
            late.addEntry(at: Int(other), factor: combination[Int(other)])
        }
        late.endStep(at: place, pivotValue: combination[place])
    }

    /// Adds the step for a row that comes for one that alone had a variable. `change` is the difference of the two, divided
    /// by the old row's coefficient of that variable.
    ///
    /// Such steps come before all others, and so need no numbers but the row's own.
    mutating func exchange(variable: Int, change: SparseVector) {
        for other in change.support where Int(other) != variable && change[Int(other)] != 0 {
            early.addEntry(at: Int(other), factor: change[Int(other)])
        }
        early.endStep(at: variable, pivotValue: 1 + change[variable])
    }

    // MARK: For factoring

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

    /// Notes which steps use which place.
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
