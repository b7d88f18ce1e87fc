/// The rows of a basis while they are assigned to places: which rows have which variable, and how many are still open.
struct BasisMatrix {
    /// The row assigned to each place, or -1.
    private(set) var rowOfPlace: [Int32]
    private let basis: [Int32]
    private let rows: RowStore
    private var isTaken: [Bool]
    private var openVariables: [Int32]
    private var openRowCounts: [Int32]
    /// The basis indices of the rows with a variable: `users[userStarts[variable]..<userStarts[variable + 1]]`.
    private var users: [Int32]
    private var userStarts: [Int32]

    init(_ basis: [Int32], rows: RowStore) {
        self.basis = basis
        self.rows = rows
        let count = basis.count
        rowOfPlace = Array(repeating: -1, count: count)
        isTaken = Array(repeating: false, count: count)
        // Local until they are complete: a part of `self` would be copied with each change.
        var openVariables = [Int32](repeating: 0, count: count)
        var openRowCounts = openVariables
        for index in 0..<count {
            Self.forEachVariable(of: basis[index], in: rows) { variable in
                openVariables[index] += 1
                openRowCounts[variable] += 1
            }
        }
        var userStarts = [Int32](repeating: 0, count: count + 1)
        for variable in 0..<count { userStarts[variable + 1] = userStarts[variable] + openRowCounts[variable] }
        var users = [Int32](repeating: 0, count: Int(userStarts[count]))
        var next = userStarts
        for index in 0..<count {
            Self.forEachVariable(of: basis[index], in: rows) { variable in
                users[Int(next[variable])] = Int32(index)
                next[variable] += 1
            }
        }
        self.openVariables = openVariables
        self.openRowCounts = openRowCounts
        self.users = users
        self.userStarts = userStarts
    }

    private static func forEachVariable(of row: Int32, in rows: RowStore, _ body: (Int) -> Void) {
        var next = rows[Int(row)].firstTerm
        while next >= 0 {
            body(Int(rows.terms[Int(next)].variable))
            next = rows.terms[Int(next)].nextInRow
        }
    }

    private mutating func take(index: Int, at place: Int) {
        isTaken[index] = true
        rowOfPlace[place] = basis[index]
        var next = rows[Int(basis[index])].firstTerm
        while next >= 0 {
            openRowCounts[Int(rows.terms[Int(next)].variable)] -= 1
            next = rows.terms[Int(next)].nextInRow
        }
    }

    mutating func takeRowsWithOneVariable() -> [(row: Int, place: Int)] {
        var found: [(Int, Int)] = []
        found.reserveCapacity(basis.count)
        var waiting = basis.indices.filter { openVariables[$0] == 1 }
        while let index = waiting.popLast() {
            guard !isTaken[index], openVariables[index] == 1, let place = openVariable(of: index) else { continue }
            take(index: index, at: place)
            found.append((Int(basis[index]), place))
            for other in users[Int(userStarts[place])..<Int(userStarts[place + 1])] where !isTaken[Int(other)] {
                openVariables[Int(other)] -= 1
                if openVariables[Int(other)] == 1 { waiting.append(Int(other)) }
            }
        }
        return found
    }

    private func openVariable(of index: Int) -> Int? {
        var next = rows[Int(basis[index])].firstTerm
        while next >= 0 {
            let variable = Int(rows.terms[Int(next)].variable)
            if rowOfPlace[variable] < 0 { return variable }
            next = rows.terms[Int(next)].nextInRow
        }
        return nil
    }

    mutating func takeVariablesWithOneRow() -> [(row: Int, place: Int)] {
        var found: [(Int, Int)] = []
        var waiting = rowOfPlace.indices.filter { rowOfPlace[$0] < 0 && openRowCounts[$0] == 1 }
        while let place = waiting.popLast() {
            guard rowOfPlace[place] < 0, openRowCounts[place] == 1 else { continue }
            let candidates = users[Int(userStarts[place])..<Int(userStarts[place + 1])]
            guard let index = candidates.first(where: { !isTaken[Int($0)] }).map({ Int($0) }) else { continue }
            take(index: index, at: place)
            found.append((Int(basis[index]), place))
            Self.forEachVariable(of: basis[index], in: rows) { variable in
                if rowOfPlace[variable] < 0 && openRowCounts[variable] == 1 { waiting.append(variable) }
            }
        }
        return found
    }

    /// The rows of the core, those with few variables first.
    var openRows: [Int] {
        basis.indices.filter { !isTaken[$0] }.sorted { (openVariables[$0], $0) < (openVariables[$1], $1) }
            .map { Int(basis[$0]) }
    }

    /// Returns, among places with large numbers, the one that the fewest rows use.
    func bestPlace(in vector: SparseVector) -> Int? {
        var largest = 1e-9
        for place in vector.support where rowOfPlace[Int(place)] < 0 { largest = max(largest, abs(vector[Int(place)])) }
        var best: Int?
        for place in vector.support.map({ Int($0) })
        where rowOfPlace[place] < 0 && abs(vector[place]) >= max(largest * 0.1, 1e-9) {
            if let known = best, (openRowCounts[known], known) < (openRowCounts[place], place) { continue }
            best = place
        }
        return best
    }

    mutating func take(_ row: Int, at place: Int) {
        rowOfPlace[place] = Int32(row)
        var next = rows[row].firstTerm
        while next >= 0 {
            openRowCounts[Int(rows.terms[Int(next)].variable)] -= 1
            next = rows.terms[Int(next)].nextInRow
        }
    }
}
