/// The values of a control for each of its states. States without a value use that for `.normal`.
struct StateValues<Value> {
    /// The value for `.normal`. Most controls have no other.
    private var normal: Value?
    private var others: [UIControl.State: Value] = [:]

    /// The value that is set for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { state == .normal ? normal : others[state] }
        set { if state == .normal { normal = newValue } else { others[state] = newValue } }
    }

    /// The value to show in this state.
    subscript(state: UIControl.State) -> Value? {
        guard !others.isEmpty else { return normal }
        // Apps don't set values for the focused state, which comes and goes with other states.
        return self[exactly: state] ?? self[exactly: state.subtracting(.focused)] ?? normal
    }
}
