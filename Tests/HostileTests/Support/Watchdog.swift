import Foundation

/// Ends a process that would run or grow for ever.
enum Watchdog {
    /// The limit of processor time: a hostile program takes a fraction of a second, even on a busy machine.
    private static let seconds = 60
    /// The limit for a process that waits and does nothing.
    private static let secondsOfWaiting = 300
    private static let megabytes = 2_000

    static func start() {
        Thread {
            for _ in 0..<secondsOfWaiting * 10 {
                usleep(100_000)
                if residentMegabytes > megabytes { Hostile.end("the hostile program took \(megabytes) MB") }
                if clock() / CLOCKS_PER_SEC > seconds { Hostile.end("the hostile program took \(seconds) s") }
            }
            Hostile.end("the hostile program did not end in \(secondsOfWaiting) s")
        }.start()
    }

    private static var residentMegabytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096 / 1_000_000
    }
}
