import Foundation

/// Finds an app's files: XIBs, pictures, asset catalogues.
///
/// On iOS the files of an app's target are in the main bundle. SwiftPM puts them into a bundle of their own beside the program,
/// `Package_Target.resources` (`.bundle` with the build system `swiftbuild`). So a search in the main bundle goes on there: first
/// in the bundle of the target that the program is called after, then in the others by name.
enum AppResources {
    /// The file's path; nil if there is none, or if the name leads out of the bundle.
    static func path(_ name: String, ofType type: String?, in bundle: Bundle?) -> String? {
        for bundle in bundles(for: bundle) {
            guard let path = bundle.path(forResource: name, ofType: type) else { continue }
            return isInside(path, bundle) ? path : nil
        }
        return nil
    }

    /// Where to look, in order.
    static func bundles(for bundle: Bundle?) -> [Bundle] {
        guard let bundle, bundle != .main else { return [.main] + besideProgram }
        return [bundle]
    }

    private static let besideProgram: [Bundle] = {
        guard let program = Bundle.main.executableURL else { return [] }
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        let own = "_\(program.lastPathComponent)."
        let ordered = bundles.filter { $0.contains(own) } + bundles.filter { !$0.contains(own) }
        return ordered.compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }()

    private static func isInside(_ path: String, _ bundle: Bundle) -> Bool {
        let file = URL(fileURLWithPath: path).standardizedFileURL.path
        return file.hasPrefix(bundle.bundleURL.standardizedFileURL.path + "/")
    }
}
