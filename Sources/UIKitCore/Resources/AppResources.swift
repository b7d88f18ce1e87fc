import Foundation

/// Finds an app's files: XIBs, images, asset catalogues.
///
/// On iOS, the files of an app's target are in the main bundle. SwiftPM puts them into a separate bundle beside the
/// program, `Package_Target.resources` (`.bundle` with the build system `swiftbuild`). So a search in the main bundle
/// continues there: first in the bundle of the target with the program's name, then in the others in alphabetical
/// order.
enum AppResources {
    /// Returns a file's path, or nil if there is none or the name leads out of the bundle.
    static func path(_ name: String, ofType type: String?, in bundle: Bundle?) -> String? {
        place(of: name, ofType: type, in: bundle)?.path
    }

    /// Returns a file's path, and the bundle that contains it.
    static func place(of name: String, ofType type: String?, in bundle: Bundle?) -> (path: String, home: Bundle)? {
        bundles(for: bundle).lazy.compactMap { home in path(name, ofType: type, inside: home).map { ($0, home) } }.first
    }

    private static func path(_ name: String, ofType type: String?, inside bundle: Bundle) -> String? {
        // Foundation would return any file for an empty name.
        guard !name.isEmpty, let path = bundle.path(forResource: name, ofType: type) else { return nil }
        return isInside(path, bundle) ? path : nil
    }

    /// Returns the main bundle or a target's, if it contains the file. nil for the target stands for the one with the
    /// program's name.
    static func bundle(ofTarget target: String? = nil, with name: String, ofType type: String) -> Bundle? {
        let own = besideProgram.filter { isBundle($0.bundleURL.lastPathComponent, ofTarget: target ?? programName) }
        return ([.main] + own).first { path(name, ofType: type, inside: $0) != nil }
    }

    /// Returns the bundles to search, in order.
    static func bundles(for bundle: Bundle?) -> [Bundle] {
        guard let bundle, bundle != .main else { return [.main] + besideProgram }
        return [bundle]
    }

    private static let programName = Bundle.main.executableURL?.lastPathComponent ?? ""

    private static let besideProgram: [Bundle] = {
        guard let folder = Bundle.main.executableURL?.deletingLastPathComponent() else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        let own = bundles.filter { isBundle($0, ofTarget: programName) }
        return (own + bundles.filter { !own.contains($0) }).compactMap {
            Bundle(url: folder.appendingPathComponent($0))
        }
    }()

    private static func isBundle(_ folder: String, ofTarget target: String) -> Bool { folder.contains("_\(target).") }

    private static func isInside(_ path: String, _ bundle: Bundle) -> Bool {
        let file = URL(fileURLWithPath: path).standardizedFileURL.path
        return file.hasPrefix(bundle.bundleURL.standardizedFileURL.path + "/")
    }
}
