/// Which items can have the focus, as the app set it.
struct FocusRules {
    /// nil, the default: the rules of selection decide.
    var allowsFocus: Bool?
    var allowsFocusDuringEditing: Bool?
    /// The value of `partnersGeneration` at which the delegate turned out not to implement `canFocusItemAt`; -1 before
    /// that. While the two are equal, the collection view doesn't call the method.
    var silentDelegate = -1
}
