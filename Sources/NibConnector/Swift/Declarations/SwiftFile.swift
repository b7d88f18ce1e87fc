/// What one source file declares.
struct SwiftFile: Sendable, Equatable {
    /// Types and extensions, also those inside others. An inner one comes before the one around it.
    var types: [SwiftType] = []
    /// `typealias Cell = UICollectionViewCell`, at the level of the file.
    var aliases: [String: [String]] = [:]
}
