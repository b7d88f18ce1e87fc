/// Measured numbers in ascending order.
struct Sample {
    let sorted: [Double]

    init(_ values: [Double]) {
        sorted = values.sorted()
    }

    var median: Double { percentile(0.5) }

    /// - Parameter fraction: 0.1 for the value that is above a tenth of all values.
    func percentile(_ fraction: Double) -> Double {
        guard let last = sorted.last else { return .nan }
        let place = fraction * Double(sorted.count - 1)
        let index = Int(place)
        guard index + 1 < sorted.count else { return last }
        return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
    }
}
