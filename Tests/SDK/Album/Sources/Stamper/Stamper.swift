import Foundation

// A tool of the build runs on this machine, and is compiled without the SDK.
#if canImport(UIKit)
    let seen = "with UIKit"
#else
    let seen = "stamped"
#endif

@main struct Stamper {
    static func main() throws {
        try "let stamp = \"\(seen)\"\n".write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
    }
}
