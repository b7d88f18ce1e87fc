/// What a control shows in each of its states; the normal one stands in for those that say nothing.
struct StateValues<Value> {
    /// Most controls have no other.
    private var normal: Value?
    private var others: [UIControl.State: Value] = [:]

    /// What was set for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { state == .normal ? normal : others[state] }
        set { if state == .normal { normal = newValue } else { others[state] = newValue } }
    }

    /// What is shown in this state.
    subscript(state: UIControl.State) -> Value? {
        guard !others.isEmpty else { return normal }
        // Apps don't set values for the keyboard's focus, which comes and goes with other states.
        return self[exactly: state] ?? self[exactly: state.subtracting(.focused)] ?? normal
    }
}
