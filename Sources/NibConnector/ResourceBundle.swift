import Foundation

/// The XIBs and storyboards of a target, as SwiftPM has copied them into the bundle of the target's resources.
///
/// The SDK has only the bundle: a compiler's job doesn't name resources (Decisions/0111).
struct ResourceBundle {
    /// The folder `Package_Target.resources`.
    let path: String
    /// The target's Swift files, in folders that may have the originals too.
    let sources: [String]

    /// Paths of the nibs: of the original where there is one with the same bytes, so that messages name the file that
    /// a person edits; else of the copy.
    var nibs: [String] {
        let copies = Self.nibs(inside: path)
        if copies.isEmpty { return [] }
        let originals = Dictionary(grouping: folder.map(Self.nibs(inside:)) ?? [], by: Self.name)
        return copies.map { copy in
            originals[Self.name(of: copy), default: []]
                .first { FileManager.default.contentsEqual(atPath: $0, andPath: copy) } ?? copy
        }.sorted()
    }

    /// The deepest folder that has all sources of the target, but for those that SwiftPM and plugins write.
    private var folder: String? {
        let build = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/"
        let folders = sources.filter { !$0.hasPrefix(build) && !$0.contains("/plugins/outputs/") }
            .map { $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return nil }
        for folder in folders { common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count) }
        return common.isEmpty ? nil : "/" + common.joined(separator: "/")
    }

    private static func name(of path: String) -> Substring { path.split(separator: "/").last ?? "" }

    private static func nibs(inside folder: String) -> [String] {
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { ["xib", "storyboard"].contains($0.pathExtension) }.map(\.path).sorted()
    }
}
