import BrowserScreen
import Foundation
import Testing

@Suite("The page's script") struct PageScriptTests {
    private func joined(_ modules: [String: String], from main: String = "main") -> String {
        let script = PageScript.joining(modules.mapValues { Array($0.utf8) }, from: main)
        return String(decoding: script, as: UTF8.self)
    }

    @Test("each module becomes a function that returns its exports, after the modules that it imports")
    func forms() {
        let modules = [
            "main": """
            // Puts the page together.
            import { Rest } from "./rest.js";
            import { LIMIT, follow } from "./wheel.js";

            new Rest(LIMIT);
            """,
            "rest": "export class Rest {\n    #end = 1;\n}\n",
            "wheel": """
            import { Rest } from "./rest.js";
            export const LIMIT = 3;
            export function follow(device, rest) {}
            """,
        ]
        #expect(
            joined(modules) == """
                const $rest = (() => {
                class Rest {
                    #end = 1;
                }

                return { Rest };
                })();
                const $wheel = (() => {
                const { Rest } = $rest;
                const LIMIT = 3;
                function follow(device, rest) {}
                return { LIMIT, follow };
                })();
                const $main = (() => {
                // Puts the page together.
                const { Rest } = $rest;
                const { LIMIT, follow } = $wheel;

                new Rest(LIMIT);
                return {  };
                })();

                """)
    }

    @Test("a line that only mentions an import or an export stays as it is")
    func mentions() {
        let source = "// import { A } from here\n    export = 1\nconst important = 2"
        #expect(joined(["main": source]).contains(source))
    }

    @Test("the page's script has every module once, each after its imports, and no other form of import or export")
    func page() throws {
        let script = String(decoding: try #require(PageFile.all["/main.js"]).bytes, as: UTF8.self)
        let lines = script.split(separator: "\n")
        var defined: [Substring] = []
        for line in lines {
            #expect(!line.hasPrefix("import") && !line.hasPrefix("export"), "\(line)")
            if line.hasPrefix("const $") {
                defined.append(line.dropFirst("const $".count).prefix { $0 != " " })
            } else if line.hasPrefix("const { "), let dollar = line.lastIndex(of: "$"), line.hasSuffix(";") {
                // The module that imports it is the last one that has begun.
                let imported = line[line.index(after: dollar)...].dropLast()
                #expect(defined.contains(imported), "\(line)")
            }
        }
        #expect(Set(defined.map(String.init)) == Set(PageFile.modules.keys))
        #expect(defined.count == PageFile.modules.count)
    }

    @Test("the program contains every file of the page as it is")
    func files() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/BrowserScreen/Page").standardized
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            files[name] = try Array(Data(contentsOf: folder.appending(path: name)))
        }
        #expect(PageFile.embedded == files, "CPageFiles.c has an entry for each")
    }

    @Test("a browser loads the page with one style sheet and one script")
    func requests() throws {
        let page = String(decoding: try #require(PageFile.all["/"]).bytes, as: UTF8.self)
        let references = page.split(separator: "\"").filter { PageFile.all["/\($0)"] != nil }
        #expect(references == ["icon.svg", "manifest.webmanifest", "page.css", "main.js"])
    }

    @Test("the page asks for everything in its own folder, where its cookie is")
    func relativeAddresses() throws {
        for name in ["/", "/main.js", "/page.css", "/decoder.js", "/manifest.webmanifest"] {
            let text = String(decoding: try #require(PageFile.all[name]).bytes, as: UTF8.self)
            let files = PageFile.all.keys.map { $0.dropFirst() }.filter { !$0.isEmpty }
            for file in files + ["image/", "font/", "socket"] {
                for quote in ["\"", "'", "`", "("] { #expect(!text.contains("\(quote)/\(file)"), "\(name): /\(file)") }
            }
        }
    }

    @Test("the font's address names its bytes, so that browsers may keep it")
    func font() throws {
        let (path, font) = try #require(PageFile.all.first { $0.key.hasSuffix(".woff2") })
        let hash = SHA1.digest(of: font.bytes).prefix(4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(path == "/inter-\(hash).woff2", "Scripts/make-page-font.py writes it into the page")
        #expect(font.isKept && font.mediaType == "font/woff2")
        #expect(font.bytes.starts(with: "wOF2".utf8) && font.bytes.count <= 150_000)
        let styles = String(decoding: try #require(PageFile.all["/page.css"]).bytes, as: UTF8.self)
        #expect(styles.contains("url(\"\(path.dropFirst())\")"))
        #expect(PageFile.all.values.filter(\.isKept).count == 1, "the addresses of others stay when they change")
    }
}
