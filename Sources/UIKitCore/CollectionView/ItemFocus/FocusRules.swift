/// On which items the focus may rest.
struct FocusRules {
    /// nil for what follows from the rules of selection.
    var allowsFocus: Bool?
    var allowsFocusDuringEditing: Bool?
    /// When it was found that the delegate has no word in it: the number of delegates there had been by then.
    var silentDelegate = -1
}
