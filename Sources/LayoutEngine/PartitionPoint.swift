import CoreGraphics

/// Returns the first of `count` indices for which `predicate` is true, or `count`. It must be true for all later
/// indices.
///
/// The guess may be any number, even NaN.
///
/// - Complexity: O(log of the distance between `guess` and the result).
@inline(__always)
func partitionPoint(_ count: Int, near guess: CGFloat, where predicate: (Int) -> Bool) -> Int {
    guard count > 0 else { return 0 }
    var (low, high) = (0, count)
    var probe = guess > 0 ? (guess < CGFloat(count) ? Int(guess) : count - 1) : 0
    var step = 1
    if predicate(probe) {
        high = probe
        while high > low {
            probe = max(high - step, low)
            guard predicate(probe) else {
                low = probe + 1
                break
            }
            high = probe
            step *= 2
        }
    } else {
        low = probe + 1
        while low < high {
            probe = min(low + step - 1, high - 1)
            guard !predicate(probe) else {
                high = probe
                break
            }
            low = probe + 1
            step *= 2
        }
    }
    while low < high {
        let middle = low + (high - low) / 2
        if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}
