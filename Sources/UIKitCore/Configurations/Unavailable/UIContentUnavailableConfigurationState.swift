/// What the content that stands in for missing content may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// What is being looked for; nil where nothing is.
    public var searchText: String?
    private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { own[key] }
        set { own[key] = newValue }
    }
}
