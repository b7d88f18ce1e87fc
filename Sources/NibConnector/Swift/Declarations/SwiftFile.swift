/// The declarations of one source file.
struct SwiftFile: Sendable, Equatable {
    /// Types and extensions, including nested ones. An inner one comes before the outer one.
    var types: [SwiftType] = []
    /// The type aliases at file level: `typealias Cell = UICollectionViewCell`.
    var aliases: [String: [String]] = [:]
}
