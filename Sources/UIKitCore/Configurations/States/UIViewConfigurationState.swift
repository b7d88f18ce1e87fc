/// What is happening to a view whose look follows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether it takes no input. False by default, as all of these.
    public var isDisabled = false
    /// Whether a finger rests on it.
    public var isHighlighted = false
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether the keyboard's focus rests on it.
    public var isFocused = false
    /// Whether it stays at the edge while the content scrolls.
    public var isPinned = false

    private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { own[key] }
        set { own[key] = newValue }
    }
}
