import Foundation

/// Finds an app's files: XIBs, pictures, asset catalogues.
///
/// On iOS the files of an app's target are in the main bundle. SwiftPM puts them into a bundle of their own beside the program,
/// `Package_Target.resources` (`.bundle` with the build system `swiftbuild`). So a search in the main bundle goes on there: first
/// in the bundle of the target that the program is called after, then in the others by name.
enum AppResources {
    /// The file's path; nil if there is none, or if the name leads out of the bundle.
    static func path(_ name: String, ofType type: String?, in bundle: Bundle?) -> String? {
        // Foundation takes no name for any.
        guard !name.isEmpty else { return nil }
        for bundle in bundles(for: bundle) {
            guard let path = bundle.path(forResource: name, ofType: type) else { continue }
            return isInside(path, bundle) ? path : nil
        }
        return nil
    }

    /// The main bundle or that of the program's own target, if it has the file.
    static func ownBundle(with name: String, ofType type: String) -> Bundle? {
        ([.main] + besideProgram.filter { isOwn($0.bundleURL.lastPathComponent) }).first {
            $0.path(forResource: name, ofType: type) != nil
        }
    }

    /// Where to look, in order.
    static func bundles(for bundle: Bundle?) -> [Bundle] {
        guard let bundle, bundle != .main else { return [.main] + besideProgram }
        return [bundle]
    }

    private static let program = Bundle.main.executableURL

    private static let besideProgram: [Bundle] = {
        guard let program else { return [] }
        let folder = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        let ordered = bundles.filter(isOwn) + bundles.filter { !isOwn($0) }
        return ordered.compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }()

    /// Whether a bundle is that of the target that the program is called after.
    private static func isOwn(_ bundle: String) -> Bool {
        program.map { bundle.contains("_\($0.lastPathComponent).") } ?? false
    }

    private static func isInside(_ path: String, _ bundle: Bundle) -> Bool {
        let file = URL(fileURLWithPath: path).standardizedFileURL.path
        return file.hasPrefix(bundle.bundleURL.standardizedFileURL.path + "/")
    }
}
