import Foundation
import Synchronization

/// Finds the colours and images of a bundle's asset catalogues by their names.
///
/// It lists the catalogues' folders once, when the app first uses a name in the bundle. It reads a set's own files when
/// the app uses the set.
///
/// - Complexity: O(folders) once for each bundle, O(1) for each name after that.
final class AssetCatalogue: Sendable {
    private let names: AssetNames

    init(_ catalogues: [AssetFolder]) {
        names = AssetNames(catalogues)
        for mistake in names.mistakes { mistake.report() }
    }

    /// Returns a colour set, or nil if there is none or nothing in it is usable. Warns about what isn't.
    func colorSet(named name: String) -> ColorSet? {
        read(names.colors[name]) { contents in
            let set = ColorSet(&contents)
            return set.variants.all.isEmpty ? nil : set
        }
    }

    /// Returns an image set, or nil if there is none or nothing in it is usable. Warns about what isn't.
    func imageSet(named name: String) -> ImageSet? {
        read(names.images[name]) { contents in
            let set = ImageSet(&contents, named: name)
            return set.variants.all.isEmpty ? nil : set
        }
    }

    /// Returns the folder of a custom symbol. Symbols can't be read, but a warning can distinguish them from unknown
    /// names.
    func symbolSet(named name: String) -> AssetFolder? { names.symbols[name] }

    private func read<Read>(_ folder: AssetFolder?, _ read: (inout AssetContents) -> Read?) -> Read? {
        guard let folder else { return nil }
        do throws(AssetMistake) {
            var contents = try AssetContents(of: folder)
            let set = read(&contents)
            for mistake in contents.mistakes { mistake.report() }
            return set
        } catch {
            error.report()
            return nil
        }
    }
}

// MARK: Of bundles

extension AssetCatalogue {
    /// Returns the bundle's catalogue; for the main bundle also those of the targets (see ``AppResources``). Skips
    /// bundles without a catalogue.
    static func all(for bundle: Bundle?) -> [AssetCatalogue] { AppResources.bundles(for: bundle).compactMap(of) }

    private static func of(_ bundle: Bundle) -> AssetCatalogue? {
        let path = bundle.bundlePath
        return known.withLock { known in
            if let found = known[path] { return found }
            let folder = bundle.resourcePath ?? path
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            let catalogues = names.filter { $0.hasSuffix(".xcassets") }
                .compactMap { AssetFolder(catalogue: folder + "/" + $0) }
            let made = catalogues.isEmpty ? nil : AssetCatalogue(catalogues)
            known[path] = .some(made)
            return made
        }
    }

    /// The catalogues by their bundles' paths.
    private static let known = Mutex<[String: AssetCatalogue?]>([:])
}

/// The identity of an asset in a bundle.
struct AssetKey: Hashable, Sendable {
    private let catalogue: ObjectIdentifier
    private let name: String

    init(_ catalogue: AssetCatalogue, _ name: String) {
        self.catalogue = ObjectIdentifier(catalogue)
        self.name = name
    }
}
