import Foundation
import Synchronization
import Testing

@testable import os

/// Lines that were written while `body` ran, without the time.
private func lines(_ body: () -> Void) -> [String] {
    let written = Lines()
    LogLine.receiver.withLock { $0 = { written.add($0) } }
    defer { LogLine.receiver.withLock { $0 = nil } }
    body()
    return written.all
}

private final class Lines: Sendable {
    private let written = Mutex<[String]>([])

    func add(_ line: String) { written.withLock { $0.append(line) } }

    var all: [String] { written.withLock { $0.map { String($0.dropFirst(13).dropLast()) } } }
}

private struct Failure: Error, CustomStringConvertible {
    var description: String { "no network" }
}

@Suite("Logging", .serialized) struct LoggerTests {
    private let logger = Logger(subsystem: "com.example.photos", category: "network")

    @Test("a logged line has its time, subsystem and category, level and text")
    func lineByLine() {
        #expect(lines { logger.error("No answer") } == ["[com.example.photos:network] error: No answer"])
        #expect(lines { Logger().notice("x") } == ["notice: x"])
    }

    @Test("each logging method has its level")
    func levels() {
        let words = lines {
            logger.trace("a")
            logger.debug("a")
            logger.info("a")
            logger.log("a")
            logger.notice("a")
            logger.warning("a")
            logger.error("a")
            logger.critical("a")
            logger.fault("a")
            logger.log(level: .info, "a")
        }.map { $0.split(separator: " ")[1] }
        #expect(
            words == [
                "debug:", "debug:", "info:", "notice:", "notice:", "error:", "error:", "fault:", "fault:", "info:",
            ])
    }

    @Test("interpolated values are written with their privacy and format")
    func values() {
        let (name, count, share, failure) = ("Ada", -255, 0.5, Failure())
        let texts = lines {
            logger.info("\(name) \(count) \(share) \(true) \(failure) \([1, 2]) \(Int.self)")
            logger.info(
                "\(name, privacy: .private) \(name, privacy: .sensitive(mask: .hash)) \(name, privacy: .public)")
            logger.info(
                "\(count, format: .hex(includePrefix: true, uppercase: true)) \(7, format: .decimal(minDigits: 3))")
            logger.info("\(8, format: .octal) \(3, format: .decimal(explicitPositiveSign: true))")
            logger.info("\(share, format: .fixed(precision: 2)) \(share, format: .exponential(precision: 1))")
            logger.info("<\(name, align: .right(columns: 5))|\(name, align: .left(columns: 5))>")
        }.map { $0.components(separatedBy: "info: ")[1] }
        #expect(
            texts == [
                "Ada -255 0.500000 true no network [1, 2] Int", "<private> <sensitive> Ada", "-0xFF 007", "10 +3",
                "0.50 5.0e-01", "<  Ada|Ada  >",
            ])
    }

    @Test("os_log fills the placeholders in its text")
    func places() {
        let log = OSLog(subsystem: "s", category: "c")
        let texts = lines {
            os_log(
                "%{public}@ is %d of %ld, %.1f%% %{private}s %x", log: log, type: .error, "it", 3, 4, 12.25, "secret",
                255)
            os_log("missing %@, left over", log: log)
            os_log(.info, log: log, "as a message \(1)")
            os_log("nothing", log: .disabled)
        }
        #expect(
            texts == [
                "[s:c] error: it is 3 of 4, 12.2% <private> ff", "[s:c] notice: missing <no value>, left over",
                "[s:c] info: as a message 1",
            ])
    }
}
