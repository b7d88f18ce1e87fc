import BrowserScreen
import Foundation
import RenderTree

extension LastWords {
    /// Returns the words for a program that stopped because of a mistake that it explained: the cause, the remedy, and
    /// then all that was said. UIKit's own words can have many lines.
    static func mistake(_ saidFirst: String, _ explanation: String) -> LastWords {
        let report = MistakeReport(explanation)
        let firstLine = saidFirst.prefix { $0 != "\n" }
        return LastWords(
            title: (report.cause ?? String(firstLine)).withoutPaths, remedy: report.remedy?.withoutPaths,
            text: (saidFirst + "\n" + explanation).withoutPaths, command: command(), isMistake: true)
    }

    /// Returns the words for a program that the processor or the Swift runtime stopped.
    static func signal(_ number: Int32) -> LastWords {
        let name = names[number] ?? "signal \(number)"
        return LastWords(
            title: "The program stopped: \(name).",
            text: """
                A check of the Swift runtime failed, such as an index out of range or an unwrapped nil, or the program used invalid \
                memory. The terminal says more.
                """, command: command(), isMistake: true)
    }

    /// Returns the words for a program that ended without a mistake.
    static func end(of name: String) -> LastWords { LastWords(title: "\(name) has ended.", command: command()) }

    private static let names = [
        SIGILL: "illegal instruction (SIGILL)", SIGTRAP: "trap (SIGTRAP)", SIGABRT: "abort (SIGABRT)",
        SIGSEGV: "invalid memory (SIGSEGV)", SIGBUS: "invalid memory (SIGBUS)", SIGFPE: "arithmetic (SIGFPE)",
    ]

    /// Returns the command that starts the program, by its name only: a folder or an argument is nothing for the people
    /// at the pages.
    static func command(for program: String = CommandLine.arguments.first ?? "") -> String {
        let name = (program as NSString).lastPathComponent.printable
        let isOfPackage = program.contains("/.build/") || program.hasPrefix(".build/")
        return isOfPackage ? "swift run \(name)" : name
    }
}
