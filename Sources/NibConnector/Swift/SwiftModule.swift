/// All declarations in a target's sources, by name.
struct SwiftModule: Sendable {
    let name: String
    /// Sorted by name.
    let allClasses: [SwiftType]
    /// Classes with the members of their extensions, by their Swift names: `Outer.Inner`.
    private let classes: [String: SwiftType]
    private let namesInObjectiveC: [String: String]
    private let aliases: [String: [String]]
    /// Extensions of UIKit's own types, which may also be structures or protocols.
    let extensionsOfUIKit: [SwiftType]

    /// Files are sorted by path, so that the result doesn't depend on the file system.
    init(named name: String, _ files: [SwiftFile]) {
        let aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        self.name = name
        self.aliases = aliases
        let types = files.flatMap(\.types)
        var classes: [String: SwiftType] = [:]
        for type in types where type.kind == .class { Self.add(type, to: &classes) }
        let own = Set(types.lazy.filter { $0.kind != .extension }.map(\.name))
        var others: [SwiftType] = []
        for type in types where type.kind == .extension {
            let path = Self.resolved(type.path, name, aliases)
            let extended = path.joined(separator: ".")
            if classes[extended] != nil {
                classes[extended]?.add(membersOf: type)
            } else if !own.contains(extended), type.isNameable, Self.isOfUIKit(path) {
                others.append(type)
            }
        }
        self.classes = classes
        allClasses = classes.values.sorted { $0.name < $1.name }
        extensionsOfUIKit = others
        namesInObjectiveC = Dictionary(
            classes.values.compactMap { type in type.objectiveCName.map { ($0, type.name) } }, uniquingKeysWith: min)
    }

    /// Adds a class. Two classes can have the same name: in two branches of `#if`, and private classes in several
    /// files.
    private static func add(_ type: SwiftType, to classes: inout [String: SwiftType]) {
        guard let other = classes[type.name], !other.isPrivate else { return classes[type.name] = type }
        if !type.isPrivate { classes[type.name]?.add(membersOf: type) }
    }

    // MARK: Finding classes

    /// Returns the class for a name in a nib.
    func `class`(inNib name: String) -> SwiftType? { classes[namesInObjectiveC[name] ?? name] }

    /// Returns a class inside another type, for a nib that names it without that type.
    func innerClass(_ name: String) -> SwiftType? {
        allClasses.first { $0.path.count > 1 && $0.path.last == name }
    }

    /// Returns a class with its superclasses in this module, and the origin of the next superclass.
    func ancestry(of type: SwiftType) -> Ancestry {
        var ancestry = Ancestry(classes: [type], origin: .none)
        var names: Set<String> = [type.name]
        while let last = ancestry.classes.last, !last.superclass.isEmpty {
            let path = Self.resolved(last.superclass, name, aliases)
            guard let next = self.class(path, seenFrom: last), names.insert(next.name).inserted else {
                ancestry.origin = Self.isOfUIKit(path) ? .uiKit : .otherModule
                break
            }
            ancestry.classes.append(next)
        }
        return ancestry
    }

    /// Returns the path without aliases and without this module's name.
    private static func resolved(_ path: [String], _ name: String, _ aliases: [String: [String]]) -> [String] {
        var path = path
        var followed: Set<String> = []
        while true {
            if path.count > 1, path[0] == name { path.removeFirst() }
            guard path.count == 1, let meant = aliases[path[0]], followed.insert(path[0]).inserted else { return path }
            path = meant
        }
    }

    /// Looks up a name, first in the types around the given type, from the inside to the outside.
    private func `class`(_ path: [String], seenFrom type: SwiftType) -> SwiftType? {
        for depth in (0..<type.path.count).reversed() {
            if let found = classes[(type.path.prefix(depth) + path).joined(separator: ".")] { return found }
        }
        return nil
    }

    /// Whether the path is UIKit's: `UIView`, `UIKit.UIView` and `NSObject`.
    private static func isOfUIKit(_ path: [String]) -> Bool {
        guard let name = path.last, path.count == 1 || ["UIKit", "Foundation"].contains(path[0]) else { return false }
        return (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.dropFirst(2).first?.isUppercase == true
    }
}

extension SwiftType {
    fileprivate mutating func add(membersOf other: SwiftType) {
        properties += other.properties
        methods += other.methods
    }
}
