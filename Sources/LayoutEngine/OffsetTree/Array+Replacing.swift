extension Array where Element: BitwiseCopyable {
    /// Replaces a part, and moves what is after it only once.
    mutating func replace(_ range: Range<Int>, with elements: UnsafeBufferPointer<Element>) {
        let change = elements.count - range.count
        let oldCount = count
        if change > 0, let filling = elements.first { append(contentsOf: repeatElement(filling, count: change)) }
        withUnsafeMutableBufferPointer { memory in
            guard let base = memory.baseAddress else { return }
            if change != 0 {
                (base + range.upperBound + change).update(
                    from: base + range.upperBound, count: oldCount - range.upperBound)
            }
            if let new = elements.baseAddress { (base + range.lowerBound).update(from: new, count: elements.count) }
        }
        if change < 0 { removeLast(-change) }
    }
}
