/// Finds numbers that satisfy linear constraints: the required ones, and the others as far as those with a higher
/// priority allow.
///
///     var system = LinearSystem()
///     let (left, width) = (system.addVariable(), system.addVariable())
///     try system.add(LinearConstraint(left, .greaterThanOrEqual, 0))
///     try system.add(LinearConstraint(left + width, .lessThanOrEqual, LinearExpression(constant: 320)))
///     try system.add(LinearConstraint(width, .equal, 400, priority: Priority(750)))
///     system.value(of: width)                                                        // 320
///
/// Priorities are a strict order: within one priority the sum of errors is minimal, and no sum outweighs an error on a
/// higher one. If that leaves a choice, some inequalities hold exactly (`LinearConstraint.isExactIfFree`), then the
/// orders of constraints decide (`LinearConstraint.order`), and at last variables stay near 0. So one set of
/// constraints has one solution, in any order of calls.
///
/// `insert`, `remove`, `setConstant`, `setPriority`, `rest` and `resume` record a change, and `solve` applies all of
/// them. A change costs only what it moves. To suggest values for a variable, insert `variable = value` and change its
/// constant. Decisions/0071 explains how the system works.
package struct LinearSystem: Sendable {
    /// The maximum magnitude of a constant. Larger ones are an error.
    package static let largestConstant = 1e9
    /// The maximum magnitude of a coefficient. Larger ones are an error, and those smaller than 1 divided by this are
    /// left out.
    package static let largestCoefficient = 1e6

    var rows = RowStore()
    var levels = Levels()
    var basis: [Int32] = []
    var inverse = BasisInverse()
    var multipliers = Multipliers()
    /// The values from the rows of the basis, those of the last solution, and the variables that moved since.
    var values: [Double] = []
    /// The values of the last solution, by the variables' slots.
    package private(set) var solution: [Double] = []
    private(set) var moved = SparseVector()
    /// The variables whose values the last `solve` changed.
    package private(set) var changedVariables: [Variable] = []

    /// The resting rows, in ascending order; the rows that should change that; and earlier solutions for other sets of
    /// them.
    var resting: [Int32] = []
    var restWishes: [Int32] = []
    var knownBases = KnownBases()

    /// Rows that may be on the wrong side.
    var queue: [Int32] = []
    /// What was added to the constants of basic rows since `values` was computed, by position.
    var shift = SparseVector()
    /// Whether `values` is unusable, because numbers grew too large.
    var isUnsound = false
    /// Storage for vectors that live during one step.
    var column = SparseVector()
    /// The largest number in `column`.
    var columnSize = 0.0
    var direction = SparseVector()
    var scratch = SparseVector()
    var step: [Double] = []
    var candidate: [Double] = []
    /// The work done so far.
    package internal(set) var work = Work()
    var searchLength = Self.shortSearch
    static let shortSearch = 16

    private var variableGenerations: [UInt32] = []
    private var isVariableInUse: [Bool] = []
    private var freeVariables: [Int32] = []
    private var nextOrder: Int32 = 0

    package init() {
        for slot in [Levels.tie, Levels.stay] { clear(slot: slot) }
    }

    // MARK: Variables

    package mutating func addVariable() -> Variable {
        if let free = freeVariables.popLast() {
            isVariableInUse[Int(free)] = true
            return Variable(index: free, generation: variableGenerations[Int(free)])
        }
        let index = values.count
        knownBases.removeAll()
        rows.addVariable()
        values.append(0)
        solution.append(0)
        moved.grow(to: index + 1)
        shift.grow(to: index + 1)
        column.grow(to: index + 1)
        direction.grow(to: index + 1)
        scratch.grow(to: index + 1)
        multipliers.addPosition()
        inverse.addPlace()
        isVariableInUse.append(true)
        variableGenerations.append(0)
        addStay(of: index)
        return Variable(index: Int32(index), generation: 0)
    }

    /// Makes a variable stay at 0 if nothing else moves it.
    private mutating func addStay(of variable: Int) {
        let row = rows.addRow()
        rows.addTerm(1, variable: variable, to: row)
        rows[row].isStay = true
        rows[row].level = Int32(Levels.stay)
        rows[row].weight = Self.stayWeight(of: variable)
        rows[row].position = Int32(variable)
        basis.append(Int32(row))
    }

    /// A pseudorandom weight from 1 to 2, so that no two sums of stays are equal, and stays have no ties, either.
    private static func stayWeight(of variable: Int) -> Double {
        var bits = UInt64(variable + 1) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return 1 + Double((bits ^ bits >> 31) >> 32) / Double(1 << 32 as UInt64)
    }

    /// Removes a variable that no constraint uses.
    package mutating func remove(_ variable: Variable) throws(SystemError) {
        guard contains(variable), isUnused(variable.slot) else { throw .notInSystem }
        isVariableInUse[variable.slot] = false
        variableGenerations[variable.slot] &+= 1
        freeVariables.append(variable.index)
    }

    private func isUnused(_ variable: Int) -> Bool {
        rows.terms[Int(rows.firstOfVariable[variable])].nextOfVariable < 0
    }

    package func contains(_ variable: Variable) -> Bool {
        isVariableInUse.indices.contains(variable.slot) && isVariableInUse[variable.slot]
            && variableGenerations[variable.slot] == variable.generation
    }

    /// Returns the value in the last solution; 0 for a variable that isn't in the system.
    package func value(of variable: Variable) -> Double {
        contains(variable) ? solution[variable.slot] : 0
    }

    func variable(at index: Int) -> Variable {
        Variable(index: Int32(index), generation: variableGenerations[index])
    }

    var variableIndices: [Int] { isVariableInUse.indices.filter { isVariableInUse[$0] } }

    // MARK: Solving

    /// Whether no change since the last solution could lead to another one.
    package var isSettled: Bool {
        queue.isEmpty && shift.support.isEmpty && restWishes.isEmpty && moved.support.isEmpty && !isUnsound
    }

    /// Applies all changes since the last call, and records which values changed.
    ///
    /// If required constraints conflict, the values stay as they were. Remove or relax one of them and solve again.
    package mutating func solve() throws(SystemError) {
        changedVariables.removeAll(keepingCapacity: true)
        try settle()
        for index in moved.support {
            let place = Int(index)
            guard abs(values[place] - solution[place]) > 1e-10 else { continue }
            solution[place] = values[place]
            if isVariableInUse[place] { changedVariables.append(variable(at: place)) }
        }
        moved.removeAll()
    }

    mutating func noteMoved(_ variable: Int) {
        moved.set(1, at: variable)
    }

    mutating func takeOrder() -> Int32 {
        defer { nextOrder &+= 1 }
        return nextOrder
    }

    mutating func clear(slot: Int) {
        knownBases.removeAll()
        multipliers.clear(slot: slot)
        while step.count <= slot {
            step.append(0)
            candidate.append(0)
        }
    }
}
