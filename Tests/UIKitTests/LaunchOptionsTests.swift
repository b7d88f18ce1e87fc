import Testing

@testable import UIKit

@Suite("Launch options") struct LaunchOptionsTests {
    @Test("the screen's options are read, the app's own are ignored")
    func reading() throws {
        let options = try LaunchOptions(["/bin/Gallery", "--photos", "pictures", "--port", "9000", "--host", "::1"])
        #expect(options.programName == "Gallery")
        #expect(options.port == 9000)
        #expect(options.host == "::1")
        #expect(try LaunchOptions(["Gallery"]).port == 8080)
    }

    @Test("tunnel names may be given several times, and a star is refused")
    func allowedHosts() throws {
        let options = try LaunchOptions([
            "Gallery", "--allow-host", "localhost:9000", "--new-token", "--allow-host", "a.example.dev",
        ])
        #expect(options.allowedHosts == ["localhost:9000", "a.example.dev"] && options.wantsNewToken)
        for host in ["*", "", "a b", "https://a"] {
            #expect(throws: LaunchOptions.Mistake.badHost(host)) { try LaunchOptions(["x", "--allow-host", host]) }
        }
    }

    @Test("the help lists every option, and the app's options after them")
    func help() throws {
        for word in ["--help", "-h"] { #expect(try LaunchOptions(["/bin/Gallery", word]).wantsHelp) }
        let options = try LaunchOptions(["/bin/Gallery"])
        let lines = options.help("  --photos FOLDER    pictures").split(separator: "\n")
        #expect(!options.wantsHelp && lines.first?.hasPrefix("Gallery ") == true)
        let named = lines.compactMap { $0.split(separator: " ").first }.filter { $0.hasPrefix("--") }
        #expect(named == ["--port", "--host", "--allow-host", "--new-token", "--help", "--photos"])
        #expect(lines.allSatisfy { $0.count <= 100 })
    }

    @Test("an option that neither the screen nor the app's help names is a mistake")
    func unknown() throws {
        let help = "  --photos FOLDER    pictures\n  -q, --quiet        no sound"
        func mistake(_ arguments: String...) -> LaunchOptions.Mistake? {
            do {
                _ = try LaunchOptions(["Gallery"] + arguments, appHelp: help)
                return nil
            } catch {
                return error
            }
        }
        #expect(mistake("--photo", "pictures") == .unknownOption("--photo"))
        #expect(mistake("--photos", "pictures", "-v") == .unknownOption("-v"))
        #expect(mistake("--folder=pictures") == .unknownOption("--folder=pictures"))
        for known in ["--photos=pictures", "-q", "--quiet", "pictures", "-", "-5", "--help"] {
            #expect(mistake(known) == nil, "\(known)")
        }
        #expect(try LaunchOptions(["App", "--anything"]).programName == "App", "without help the app checks them")
        #expect("\(LaunchOptions.Mistake.unknownOption("--photo"))" == "There is no option --photo.")
    }

    @Test("a mistake is reported in one sentence", arguments: ["70000", "-1", "many"])
    func mistakes(port: String) {
        #expect(throws: LaunchOptions.Mistake.badPort(port)) { try LaunchOptions(["Gallery", "--port", port]) }
        #expect(throws: LaunchOptions.Mistake.missingValue("--port")) { try LaunchOptions(["Gallery", "--port"]) }
        #expect("\(LaunchOptions.Mistake.badPort(port))".contains("not \"\(port)\""))
    }
}
