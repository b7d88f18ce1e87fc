import os

// The samples of docstrings in Sources/os: Scripts/samples looks for them here.

private func report(host: String, seconds: Double, count: Int, total: Int, name: String) {
    let logger = Logger(subsystem: "com.example.photos", category: "network")
    logger.error("No answer from \(host, privacy: .public) in \(seconds, format: .fixed(precision: 1)) s")
    logger.info("\(count) of \(total, align: .right(columns: 5)) for \(name, privacy: .private)")
}
