/// Finds the classes and extensions of a source file, with their properties and methods.
///
/// It reads declarations and skips everything else: bodies, initial values, local types. It isn't recursive, so deep
/// nesting can't exhaust the stack. Source that doesn't compile gives a result, too.
///
/// - Complexity: O(bytes).
struct DeclarationReader {
    /// The maximum nesting of types. More has never been seen.
    private static let deepest = 20

    private var cursor: TokenCursor
    /// The types around the position, outermost first.
    private var open: [SwiftType] = []
    private var file = SwiftFile()

    static func read(_ source: [UInt8]) -> SwiftFile {
        var reader = DeclarationReader(cursor: TokenCursor(SwiftTokenizer.tokens(in: source)))
        while reader.cursor.current != nil { reader.readNext() }
        while !reader.open.isEmpty { reader.close() }
        return reader.file
    }

    private init(cursor: TokenCursor) { self.cursor = cursor }

    private mutating func readNext() {
        let prefix = cursor.takePrefix()
        switch cursor.declarationKeyword {
        case .type(let kind) where open.count < Self.deepest: readType(kind, prefix)
        case .property(let isConstant): readProperties(isConstant, prefix)
        case .method: readMethod(prefix)
        case .alias: readAlias()
        case .module: skipImport()
        case nil where cursor.isAt("}"):
            cursor.skip()
            close()
        case nil where cursor.isAtGroup: cursor.skipGroup()
        case .type, nil: cursor.skip()
        }
    }

    private mutating func close() {
        if let type = open.popLast() { file.types.append(type) }
    }

    // MARK: Types

    private mutating func readType(_ kind: SwiftType.Kind, _ prefix: DeclarationPrefix) {
        cursor.skip()
        let name = cursor.takePath()
        guard !name.isEmpty else { return }
        var type = SwiftType(kind: kind, path: (open.last?.path ?? []) + name)
        // This includes extensions of optionals, `UIView?`.
        type.isGeneric = cursor.isAt("<") || cursor.isAt("?") || open.last?.isGeneric == true
        if cursor.isAt("<") { cursor.skipGenerics() }
        if cursor.take(":") { type.superclass = cursor.takeFirstInherited() }
        guard let isConstrained = cursor.skipToBody() else { return }
        type.isGeneric = type.isGeneric || (kind == .extension && isConstrained)
        type.isPrivate = prefix.isPrivate || open.last?.isPrivate == true
        type.objectiveCName = prefix.objectiveCName
        open.append(type)
    }

    private mutating func readAlias() {
        cursor.skip()
        guard open.isEmpty, let name = cursor.takeWord(), cursor.take("=") else { return }
        file.aliases[name] = cursor.takePath()
    }

    /// Skips an import, also `import class UIKit.UIView`, which declares no class.
    private mutating func skipImport() {
        cursor.skip()
        if cursor.declarationKeyword != nil { cursor.skip() }
    }

    // MARK: Members

    private mutating func readProperties(_ isConstant: Bool, _ prefix: DeclarationPrefix) {
        cursor.skip()
        let properties = cursor.takeProperties(isConstant, prefix)
        guard !prefix.isOfType, let type = open.last, type.kind != .other else { return }
        for var property in properties {
            property.isPrivate = property.isPrivate || isHiddenByExtension
            open[open.count - 1].properties.append(property)
        }
    }

    private mutating func readMethod(_ prefix: DeclarationPrefix) {
        cursor.skip()
        guard var method = cursor.takeMethod(prefix), !prefix.isOfType, let type = open.last, type.kind != .other
        else { return }
        method.isPrivate = method.isPrivate || isHiddenByExtension
        open[open.count - 1].methods.append(method)
    }

    /// Whether the members are in a `private extension`.
    private var isHiddenByExtension: Bool { open.last?.kind == .extension && open.last?.isPrivate == true }
}
