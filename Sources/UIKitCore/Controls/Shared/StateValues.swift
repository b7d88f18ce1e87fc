/// What a control shows in each of its states; the normal one stands in for those that say nothing.
struct StateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// What was set for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// What is shown in this state.
    subscript(state: UIControl.State) -> Value? {
        // Nobody sets values for the keyboard's focus, which comes and goes with other states.
        values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
    }
}
