import Foundation
import RenderTree

/// The options of the command line for the screen. Other options belong to the app.
struct LaunchOptions: Equatable {
    var programName = "App"
    var host = "127.0.0.1"
    var port: UInt16 = 8080
    /// The names of tunnels and proxies that lead to the page.
    var allowedHosts: [String] = []
    var wantsNewToken = false
    var wantsHelp = false

    enum Mistake: Error, Equatable, CustomStringConvertible {
        case missingValue(String)
        case badPort(String)
        case badHost(String)
        /// Neither the screen nor the app knows this option.
        case unknownOption(String)

        private static let examples = ["--port": "8080", "--host": "127.0.0.1", "--allow-host": "localhost:9000"]

        var description: String {
            switch self {
            case .missingValue(let option):
                "\(option) needs a value, as in \(option) \(Self.examples[option] ?? "…")."
            case .badPort(let text):
                "--port takes a number from 0 to 65535 (0: any free port), not \"\(text.printable)\"."
            case .badHost(let text):
                "--allow-host takes a name, with or without a port, as in localhost:9000, not \"\(text.printable)\"."
            case .unknownOption(let text): "There is no option \(text.printable)."
            }
        }
    }

    /// Reads the arguments.
    ///
    /// - Parameter appHelp: The help for the app's own options. If there is one, no others are accepted.
    init(_ arguments: [String], appHelp: String? = nil) throws(Mistake) {
        var rest = arguments[...]
        if let path = rest.popFirst() { programName = (path as NSString).lastPathComponent.printable }
        while let argument = rest.popFirst() {
            switch argument {
            case "--port":
                guard let value = rest.popFirst() else { throw .missingValue(argument) }
                guard let number = UInt16(value) else { throw .badPort(value) }
                port = number
            case "--host":
                guard let value = rest.popFirst() else { throw .missingValue(argument) }
                host = value
            case "--allow-host":
                guard let value = rest.popFirst() else { throw .missingValue(argument) }
                guard Self.isHost(value) else { throw .badHost(value) }
                allowedHosts.append(value)
            case "--new-token": wantsNewToken = true
            case "--help", "-h": wantsHelp = true
            default: try Self.check(argument, appHelp: appHelp)
            }
        }
    }

    private static func check(_ argument: String, appHelp: String?) throws(Mistake) {
        guard let appHelp, argument.hasPrefix("-"), argument.count > 1, Double(argument) == nil else { return }
        let name = argument.prefix { $0 != "=" }
        let words = appHelp.split { $0.isWhitespace || $0 == "," || $0 == "=" || $0 == "[" }
        if !words.contains(name) { throw .unknownOption(argument) }
    }

    /// Returns the help text for the command line.
    ///
    /// - Parameter appHelp: The help for the app's own options, one per line.
    func help(_ appHelp: String?) -> String {
        var lines = [
            "\(programName) shows its windows in a web page, whose address it prints.", "",
            "  --port NUMBER      where the page is served: 8080, or any free port for 0",
            "  --host ADDRESS     127.0.0.1; with another one, other machines can see the page, too",
            "  --allow-host NAME  lets in pages that come through a tunnel or a proxy of that name",
            "  --new-token        makes a new address, which locks out pages that have the old one",
            "  --help             shows this",
        ]
        if let appHelp { lines += ["", appHelp] }
        return lines.joined(separator: "\n")
    }

    /// Whether the text is a host name, as after `https://`. False for a name that any page could have, such as `*`.
    private static func isHost(_ text: String) -> Bool {
        let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._:[]")
        return !text.isEmpty && text.unicodeScalars.allSatisfy(allowed.contains)
    }
}
