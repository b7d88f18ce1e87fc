/// Whether a cell class overrides `updateConfiguration(using:)`. If so, the cell calls it for every item that it shows.
@MainActor enum UpdateConfigurationOverride {
    /// Keeps the last answer: every reused cell asks, and most have the class of the cell before.
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
