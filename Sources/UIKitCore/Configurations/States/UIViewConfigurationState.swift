/// The state of a view whose look follows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    // Each cell that comes into view makes states. So few bytes need no allocation where the type is `any
    // UIConfigurationState`.
    private var flags = StateFlags()

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { own[key] }
        set { own[key] = newValue }
    }

    /// Whether the view takes no input. False by default, like all of these.
    public var isDisabled: Bool {
        get { flags.contains(.disabled) }
        set { flags.set(.disabled, newValue) }
    }

    /// Whether a finger is on the view.
    public var isHighlighted: Bool {
        get { flags.contains(.highlighted) }
        set { flags.set(.highlighted, newValue) }
    }

    /// Whether the view is selected.
    public var isSelected: Bool {
        get { flags.contains(.selected) }
        set { flags.set(.selected, newValue) }
    }

    /// Whether the view has the keyboard's focus.
    public var isFocused: Bool {
        get { flags.contains(.focused) }
        set { flags.set(.focused, newValue) }
    }

    /// Whether the view stays at the edge while the content scrolls.
    public var isPinned: Bool {
        get { flags.contains(.pinned) }
        set { flags.set(.pinned, newValue) }
    }
}
