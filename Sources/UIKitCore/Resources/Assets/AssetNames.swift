import Foundation

/// The folders of a bundle's sets by their names, such as `Icons/Logo` in a group with a namespace.
struct AssetNames: Sendable {
    private(set) var colors: [String: AssetFolder] = [:]
    private(set) var images: [String: AssetFolder] = [:]
    private(set) var symbols: [String: AssetFolder] = [:]
    private(set) var mistakes: [AssetMistake] = []
    /// The number of folders that may still be listed.
    private var budget = 100_000

    init(_ catalogues: [AssetFolder]) {
        for catalogue in catalogues { add(catalogue, namespace: "", depth: 0) }
    }

    private mutating func add(_ parent: AssetFolder, namespace: String, depth: Int) {
        for name in parent.names() {
            let (base, kind) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
            let folder = parent.folder(named: name)
            switch kind {
            case "colorset": enter(folder, namespace + base, \.colors)
            case "imageset": enter(folder, namespace + base, \.images)
            case "symbolset": enter(folder, namespace + base, \.symbols)
            case "", "spriteatlas": addGroup(folder, base, namespace, depth + 1)
            default: break
            }
        }
    }

    private mutating func enter(
        _ folder: AssetFolder, _ name: String, _ sets: WritableKeyPath<Self, [String: AssetFolder]>
    ) {
        guard let first = self[keyPath: sets][name] else { return self[keyPath: sets][name] = folder }
        let reason = "\(first.place) has the same name, \(name.shortened), and is used"
        mistakes.append(folder.mistake(reason, "give one of them another name"))
    }

    private mutating func addGroup(_ group: AssetFolder, _ name: String, _ namespace: String, _ depth: Int) {
        guard group.isFolder else { return }
        budget -= 1
        guard depth <= 32, budget > 0 else {
            return mistakes.append(group.mistake("there are too many groups; it is left out", "use fewer groups"))
        }
        var providesNamespace = false
        if group.hasContents {
            do throws(AssetMistake) {
                providesNamespace = try group.contents()["properties"]["provides-namespace"].isTrue
            } catch {
                mistakes.append(error)
            }
        }
        add(group, namespace: providesNamespace ? namespace + name + "/" : namespace, depth: depth)
    }
}
