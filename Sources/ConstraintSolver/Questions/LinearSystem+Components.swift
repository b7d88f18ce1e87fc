extension LinearSystem {
    /// Returns the variables in groups that no constraint connects, each in the order of addition.
    package func components() -> [[Variable]] {
        var parents = Array(0..<rows.variableCount)
        func root(of variable: Int) -> Int {
            var root = variable
            while parents[root] != root {
                parents[root] = parents[parents[root]]
                root = parents[root]
            }
            return root
        }
        for row in rows.indices where rows[row].takesPart {
            var next = rows[row].firstTerm
            guard next >= 0 else { continue }
            let first = root(of: Int(rows.terms[Int(next)].variable))
            while next >= 0 {
                parents[root(of: Int(rows.terms[Int(next)].variable))] = first
                next = rows.terms[Int(next)].nextInRow
            }
        }
        var groups: [Int: [Variable]] = [:]
        for variable in variableIndices { groups[root(of: variable), default: []].append(self.variable(at: variable)) }
        return groups.values.sorted { $0[0].index < $1[0].index }
    }
}
