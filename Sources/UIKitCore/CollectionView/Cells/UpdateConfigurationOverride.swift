/// Whether a class of cells has an `updateConfiguration(using:)` of its own, which then is called for each element that the cell shows.
@MainActor enum UpdateConfigurationOverride {
    static func isWritten(in kind: UICollectionViewCell.Type) -> Bool {
        kind != UICollectionViewCell.self && (override.isWritten(in: kind) ?? true)
    }

    private static let override = MethodOverride<UICollectionViewCell>(
        plain: Plain.self, other: Other.self, overriding: Overriding.self)

    private final class Plain: UICollectionViewCell {}
    private final class Other: UICollectionViewCell {}
    private final class Overriding: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }
}
