import Foundation

extension World {
    func damping(_ resistance: Double) -> Double { resistance > 0 ? exp(-resistance * Self.step) : 1 }

    /// Springs change speeds once, as an oscillation does in the time of a step.
    mutating func applySprings() {
        let step = Self.step
        // A body with many stiff springs would be thrown further in each step.
        var loads: [Int: Double] = [:]
        let springs = joints.indices.filter { joints[$0].isSpring }
        guard !springs.isEmpty else { return }
        let steps = springs.map { index in
            SpringStep(frequency: joints[index].frequency, ratio: joints[index].damping, step: step)
        }
        for (index, spring) in zip(springs, steps) {
            loads[joints[index].first, default: 0] += spring.pull
            if let second = joints[index].second { loads[second, default: 0] += spring.pull }
        }
        var rows: [Row] = []
        for (index, spring) in zip(springs, steps) {
            let joint = joints[index]
            let load = max(loads[joint.first] ?? 0, joint.second.flatMap { loads[$0] } ?? 0)
            let pull = load > 2 && load > spring.pull ? spring.pull * 2 / load : spring.pull
            rows.removeAll(keepingCapacity: true)
            joint.appendRows(to: &rows, motions: motions, index: index, step: step)
            for row in rows {
                let change = -spring.damping * row.speed(motions) - pull * row.error / step
                row.apply(change * row.lever.mass, to: &motions)
            }
        }
    }

    func jointRows() -> [Row] {
        var rows: [Row] = []
        for (index, joint) in joints.enumerated() where !joint.isSpring {
            let start = rows.count
            joint.appendRows(to: &rows, motions: motions, index: index, step: Self.step)
            for place in start..<rows.count where rows[place].number < 4 {
                rows[place].impulse = joint.impulses[rows[place].number]
            }
        }
        return rows
    }

    /// Makes one pass over the rows of the joints.
    mutating func solve(_ rows: inout [Row]) {
        for index in rows.indices {
            let row = rows[index]
            let speed = row.speed(motions)
            var impulse = row.impulse
            switch row.kind {
            case .equal: impulse -= row.lever.mass * speed
            // The two may come closer, but not pass the end in this step.
            case .atLeast: impulse = max(0, impulse - row.lever.mass * (speed + max(row.error, 0) / Self.step))
            case .friction(let limit): impulse = max(-limit, min(limit, impulse - row.lever.mass * speed))
            }
            row.apply(impulse - row.impulse, to: &motions)
            rows[index].impulse = impulse
        }
    }

    /// Makes one pass that moves bodies until joints have their length.
    mutating func correctJoints() {
        var rows: [Row] = []
        for index in joints.indices where !joints[index].isSpring {
            var number = 0
            repeat {
                // Computed again for each number, because correcting one changes the others.
                rows.removeAll(keepingCapacity: true)
                joints[index].appendRows(to: &rows, motions: motions, index: index, step: Self.step)
                if number < rows.count { correct(rows[number]) }
                number += 1
            } while number < rows.count
        }
    }

    private mutating func correct(_ row: Row) {
        if case .friction = row.kind { return }
        if case .atLeast = row.kind, row.error >= 0 { return }
        // Distant bodies approach at a speed that the eye can follow, and rotate only a little.
        let most = row.lever.normal == .zero ? 0.1 : 8.0
        row.lever.shift(-max(-most, min(most, row.error)) * row.lever.mass, row.pair, of: &motions)
    }
}
