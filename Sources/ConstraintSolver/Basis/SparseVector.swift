/// Numbers by index, mostly 0. Knows the indices that may have another value.
struct SparseVector: Sendable {
    private(set) var values: [Double] = []
    /// The indices that were written, in no order.
    private(set) var support: [Int32] = []
    private var isMarked: [Bool] = []

    mutating func grow(to count: Int) {
        while values.count < count {
            values.append(0)
            isMarked.append(false)
        }
    }

    subscript(index: Int) -> Double { values[index] }

    mutating func add(_ value: Double, at index: Int) {
        values[index] += value
        mark(index)
    }

    mutating func set(_ value: Double, at index: Int) {
        values[index] = value
        mark(index)
    }

    private mutating func mark(_ index: Int) {
        guard !isMarked[index] else { return }
        isMarked[index] = true
        support.append(Int32(index))
    }

    mutating func removeAll() {
        for index in support {
            values[Int(index)] = 0
            isMarked[Int(index)] = false
        }
        support.removeAll(keepingCapacity: true)
    }

    /// Gives direct access, for loops that write many numbers at a time.
    ///
    /// - Parameter body: Gets the values, which of them are in the support, and the support.
    @inline(__always)
    mutating func edit(_ body: (inout MutableSpan<Double>, inout MutableSpan<Bool>, inout [Int32]) -> Void) {
        var (values, isMarked, support): ([Double], [Bool], [Int32]) = ([], [], [])
        swap(&values, &self.values)
        swap(&isMarked, &self.isMarked)
        swap(&support, &self.support)
        var valueSpan = values.mutableSpan
        var markSpan = isMarked.mutableSpan
        body(&valueSpan, &markSpan, &support)
        swap(&values, &self.values)
        swap(&isMarked, &self.isMarked)
        swap(&support, &self.support)
    }
}
