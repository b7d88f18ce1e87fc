extension LinearSystem {
    /// Takes a row from the queue that is on the wrong side of its constant.
    ///
    /// Takes the one with the greatest error among the first few. After a move that looked at many rows, it may look at
    /// as many again. To keep a search from going in circles, it takes the row with the lowest index instead.
    mutating func takeViolated(lowestFirst: Bool) -> Int? {
        var best: Int?
        var bestError = 0.0
        var index = queue.count - 1
        var length = lowestFirst ? Int.max : searchLength
        while index >= 0 && length > 0 {
            let row = Int(queue[index])
            work.checkedRows += 1
            length -= 1
            let error = violation(of: row)
            if error == 0 {
                rows[row].isQueued = false
                queue[index] = queue[queue.count - 1]
                queue.removeLast()
            } else if lowestFirst ? row < best ?? .max : error > bestError {
                (best, bestError) = (row, error)
            }
            index -= 1
            if length == 0 && best == nil { length = Self.shortSearch }
        }
        searchLength = Self.shortSearch
        return best
    }

    /// Returns how far a row outside the basis is on the wrong side, in points of its constant; 0 if it is only
    /// rounding.
    func violation(of row: Int) -> Double {
        let record = rows[row]
        guard record.takesPart, !record.isBasic else { return 0 }
        let error = rows.activity(of: row, at: values) - record.constant
        switch record.side {
        case .below where error <= 1e-8, .above where error >= -1e-8: return 0
        default: break
        }
        let magnitude = rows.magnitude(of: row, at: values)
        if !magnitude.isFinite { return .infinity }
        return abs(error) > 1e-8 + 1e-13 * magnitude ? abs(error) : 0
    }
}
