import ConstraintSolver
import Testing

/// Views in a row or column, each with a size that it hugs and resists to be compressed from.
private struct Row {
    var system = LinearSystem()
    var sizes: [Variable] = []
    var hugging: [ConstraintHandle] = []

    /// `order` is that in which the constraints between views name them.
    init(
        sizes wanted: [Double], gap: Double, in length: Double, margin: Double, order: [Int32],
        hugging priorities: [Float]
    ) throws {
        var end = LinearExpression(constant: margin)
        for (index, size) in wanted.enumerated() {
            let variable = system.addVariable()
            sizes.append(variable)
            hugging.append(
                try system.insert(
                    LinearConstraint(
                        variable, .lessThanOrEqual, size, priority: Priority(priorities[index]), order: order[index])))
            _ = try system.insert(
                LinearConstraint(variable, .greaterThanOrEqual, size, priority: Priority(750), order: order[index]))
            end = end + LinearExpression(variable) + (index + 1 < wanted.count ? gap : margin)
        }
        try system.add(LinearConstraint(end, .equal, LinearExpression(constant: length)))
    }

    /// In hundredths of a point.
    var hundredths: [Int] { sizes.map { Int((system.value(of: $0) * 100).rounded()) } }
}

@Suite("Ties of equal priority")
struct TieTests {
    // 393 points wide, margins 20, gap 24: 329 are left for both.
    @Test("extra width goes to the label that the constraints name first (R887)")
    func stretching() throws {
        let usual = try Row(
            sizes: [83.67, 76.33], gap: 24, in: 393, margin: 20, order: [0, 1], hugging: [250, 250])
        #expect(usual.hundredths == [25267, 7633])
        let reversed = try Row(
            sizes: [83.67, 76.33], gap: 24, in: 393, margin: 20, order: [1, 0], hugging: [250, 250])
        #expect(reversed.hundredths == [8367, 24533])
    }

    @Test("a label with a hugging of 251 keeps its size (R887)")
    func hugging() throws {
        var row = try Row(sizes: [83.67, 76.33], gap: 24, in: 393, margin: 20, order: [0, 1], hugging: [251, 250])
        #expect(row.hundredths == [8367, 24533])
        try row.system.setPriority(of: row.hugging[1], to: Priority(252))
        try row.system.solve()
        #expect(row.hundredths == [25267, 7633])
    }

    @Test("missing width is taken from the label that the constraints name last (R888)")
    func shrinking() throws {
        let row = try Row(sizes: [255.67, 195.33], gap: 24, in: 393, margin: 20, order: [0, 1], hugging: [250, 250])
        #expect(row.hundredths == [25567, 7333])
    }

    @Test("of three equal labels the first stretches (R888)")
    func threeLabels() throws {
        let row = try Row(
            sizes: [50, 50, 50], gap: 10, in: 300, margin: 20, order: [0, 1, 2], hugging: [250, 250, 250])
        #expect(row.hundredths == [14000, 5000, 5000])
    }

    @Test("changing the order of constraints changes the solution")
    func setOrder() throws {
        var row = try Row(sizes: [50, 50], gap: 10, in: 200, margin: 20, order: [0, 1], hugging: [250, 250])
        #expect(row.hundredths == [10000, 5000])
        try row.system.setOrder(of: row.hugging[0], to: 2)
        try row.system.solve()
        #expect(row.hundredths == [5000, 10000])
    }

    @Test("between two equally strong values the smaller one is chosen", arguments: [false, true])
    func twoWishes(isReversed: Bool) throws {
        var system = LinearSystem()
        let variable = system.addVariable()
        for target in isReversed ? [20.0, 10] : [10, 20] {
            try system.add(LinearConstraint(variable, .equal, target, priority: Priority(500)))
        }
        #expect(system.value(of: variable) == 10)
    }
}
