/// The multipliers of the rows in the basis: a number for each position and level.
struct Multipliers: Sendable {
    private var numbers: [Double] = []
    private var stride = 4
    private var positionCount = 0

    subscript(position: Int, slot: Int) -> Double {
        get { numbers[position * stride + slot] }
        set { numbers[position * stride + slot] = newValue }
    }

    mutating func addPosition() {
        positionCount += 1
        numbers.append(contentsOf: repeatElement(0, count: stride))
    }

    /// Makes room for a slot, with only zeros.
    mutating func clear(slot: Int) {
        if slot >= stride {
            let wider = max(slot + 1, stride * 2)
            var copy = [Double](repeating: 0, count: positionCount * wider)
            for position in 0..<positionCount {
                for slot in 0..<stride { copy[position * wider + slot] = numbers[position * stride + slot] }
            }
            numbers = copy
            stride = wider
        }
        for position in 0..<positionCount { self[position, slot] = 0 }
    }

    mutating func clear() {
        for index in numbers.indices { numbers[index] = 0 }
    }
}
