import Foundation

/// Ends a process that would run, or grow, for ever.
enum Watchdog {
    /// A hostile program takes a fraction of a second; this is for machines that do much else.
    private static let seconds = 60
    private static let megabytes = 2_000

    static func start() {
        Thread {
            for _ in 0..<seconds * 10 {
                usleep(100_000)
                if residentMegabytes > megabytes { Hostile.end("the hostile program took \(megabytes) MB") }
            }
            Hostile.end("the hostile program did not end in \(seconds) s")
        }.start()
    }

    private static var residentMegabytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096 / 1_000_000
    }
}
