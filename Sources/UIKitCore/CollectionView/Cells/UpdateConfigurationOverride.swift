/// Whether a cell class overrides `updateConfiguration(using:)`. If so, it is called for every item that the cell shows.
@MainActor enum UpdateConfigurationOverride {
    /// Every reused cell asks, and most cells have the same class as the one before. So the last answer is kept.
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
