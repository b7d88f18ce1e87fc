import BrowserScreen
import Foundation

extension LastWords {
    /// Returns the words for a program that stopped because of a mistake that it explained: the cause, the remedy, and
    /// then all that was said. UIKit's own words can have many lines.
    static func mistake(_ saidFirst: String, _ explanation: String) -> LastWords {
        let report = MistakeReport(explanation)
        let firstLine = saidFirst.prefix { $0 != "\n" }
        return LastWords(
            title: report.cause ?? String(firstLine), remedy: report.remedy, text: saidFirst + "\n" + explanation,
            command: command, isMistake: true)
    }

    /// Returns the words for a program that the processor or the Swift runtime stopped.
    static func signal(_ number: Int32) -> LastWords {
        let name = names[number] ?? "signal \(number)"
        return LastWords(
            title: "The program stopped: \(name).",
            text: """
                A check of the Swift runtime failed, such as an index out of range or an unwrapped nil, or the program used invalid \
                memory. The terminal says more.
                """, command: command, isMistake: true)
    }

    /// Returns the words for a program that ended without a mistake.
    static func end(of name: String) -> LastWords { LastWords(title: "\(name) has ended.", command: command) }

    private static let names = [
        SIGILL: "illegal instruction (SIGILL)", SIGTRAP: "trap (SIGTRAP)", SIGABRT: "abort (SIGABRT)",
        SIGSEGV: "invalid memory (SIGSEGV)", SIGBUS: "invalid memory (SIGBUS)", SIGFPE: "arithmetic (SIGFPE)",
    ]

    /// The command line as it was typed, as far as that is known.
    private static var command: String {
        let arguments = CommandLine.arguments
        let program = arguments.first ?? ""
        let isOfPackage = program.contains("/.build/") || program.hasPrefix(".build/")
        let start = isOfPackage ? "swift run \((program as NSString).lastPathComponent)" : program
        return ([start] + arguments.dropFirst().map(quoted)).joined(separator: " ")
    }

    private static func quoted(_ argument: String) -> String {
        argument.contains(where: \.isWhitespace) ? "'\(argument)'" : argument
    }
}
