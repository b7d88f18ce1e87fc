/// The page's JavaScript modules as one script. A browser shows the first cells much sooner if it loads one file instead
/// of thirty (Decisions/0099).
///
/// Each module becomes a function that is called once and returns what the module exports:
///
///     const $rest = (() => {                        // rest.js
///     const { modifiers } = $outbox;                // import { modifiers } from "./outbox.js";
///     class Rest { … }                              // export class Rest { … }
///     return { Rest };
///     })();
///
/// Names that a module doesn't export stay private to it. The modules use only these two forms of `import` and `export`,
/// each at the beginning of a line.
package struct PageScript {
    private let modules: [String: [UInt8]]
    private var joined: Set<String> = []
    private var text = ""

    /// Returns the module `main` and all modules that it imports. Each comes after those that it imports itself.
    ///
    /// - Parameter modules: The source code of each module, by its name without ".js". Must contain every imported module.
    package static func joining(_ modules: [String: [UInt8]], from main: String) -> [UInt8] {
        var script = PageScript(modules: modules)
        script.add(main)
        return Array(script.text.utf8)
    }

    private init(modules: [String: [UInt8]]) { self.modules = modules }

    private mutating func add(_ name: String) {
        guard joined.insert(name).inserted else { return }
        guard let source = modules[name] else { preconditionFailure("The page has no module \(name).js.") }
        var (body, exports) = ("", [Substring]())
        for line in String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if let (names, module) = Self.imports(line) {
                add(module)
                body += "const \(names) = $\(module);\n"
            } else if let (export, rest) = Self.export(line) {
                exports.append(export)
                body += "\(rest)\n"
            } else {
                body += "\(line)\n"
            }
        }
        text += "const $\(name) = (() => {\n\(body)return { \(exports.joined(separator: ", ")) };\n})();\n"
    }

    /// Parses `import { A, B } from "./module.js";`.
    private static func imports(_ line: Substring) -> (names: Substring, module: String)? {
        guard line.hasPrefix("import "), let end = line.firstIndex(of: "}") else { return nil }
        let path = line.split(separator: "\"")[1]
        return (line[...end].dropFirst("import ".count), String(path.dropFirst("./".count).dropLast(".js".count)))
    }

    /// Parses `export class Name {`, `export function name(` and `export const name =`.
    private static func export(_ line: Substring) -> (name: Substring, rest: Substring)? {
        guard line.hasPrefix("export ") else { return nil }
        let rest = line.dropFirst("export ".count)
        let name = rest.split(separator: " ", maxSplits: 1)[1].prefix { $0.isLetter || $0.isNumber }
        return (name, rest)
    }
}
