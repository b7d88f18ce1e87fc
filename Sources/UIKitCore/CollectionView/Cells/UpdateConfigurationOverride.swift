/// Whether a class of cells has an `updateConfiguration(using:)` of its own, which then is called for each element that the cell shows.
@MainActor enum UpdateConfigurationOverride {
    /// Asked for each cell that is used again, and mostly of the same class as before.
    static func isWritten(in kind: UICollectionViewCell.Type) -> Bool {
        if kind == lastKind { return wasWritten }
        lastKind = kind
        wasWritten = kind != UICollectionViewCell.self && (override.isWritten(in: kind) ?? true)
        return wasWritten
    }

    @exclusivity(unchecked) private static var lastKind: UICollectionViewCell.Type?
    @exclusivity(unchecked) private static var wasWritten = false

    private static let override = MethodOverride<UICollectionViewCell>(
        plain: Plain.self, other: Other.self, overriding: Overriding.self)

    private final class Plain: UICollectionViewCell {}
    private final class Other: UICollectionViewCell {}
    private final class Overriding: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }
}
