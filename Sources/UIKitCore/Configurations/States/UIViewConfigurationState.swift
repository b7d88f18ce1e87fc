/// What is happening to a view whose look follows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    // States are made for each cell that comes into view. So few bytes need no place of their own where any state will do.
    private var flags = StateFlags()

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { own[key] }
        set { own[key] = newValue }
    }

    /// Whether it takes no input. False by default, as all of these.
    public var isDisabled: Bool {
        get { flags.contains(.disabled) }
        set { flags.set(.disabled, newValue) }
    }

    /// Whether a finger rests on it.
    public var isHighlighted: Bool {
        get { flags.contains(.highlighted) }
        set { flags.set(.highlighted, newValue) }
    }

    /// Whether it is chosen.
    public var isSelected: Bool {
        get { flags.contains(.selected) }
        set { flags.set(.selected, newValue) }
    }

    /// Whether the keyboard's focus rests on it.
    public var isFocused: Bool {
        get { flags.contains(.focused) }
        set { flags.set(.focused, newValue) }
    }

    /// Whether it stays at the edge while the content scrolls.
    public var isPinned: Bool {
        get { flags.contains(.pinned) }
        set { flags.set(.pinned, newValue) }
    }
}
