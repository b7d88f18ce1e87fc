import Foundation

/// Returns the nanoseconds of a monotonic clock.
func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns how long `body` took, in nanoseconds.
func nanoseconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return Double(now() - start)
}
