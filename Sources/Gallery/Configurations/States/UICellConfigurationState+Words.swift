import UIKit

extension UICellConfigurationState {
    /// The state as text.
    var words: String {
        let words = [
            isHighlighted ? "highlighted" : nil, isSelected ? "selected" : nil, isFocused ? "focused" : nil,
            isDisabled ? "disabled" : nil, isEditing ? "editing" : nil,
        ].compactMap(\.self)
        guard let first = words.first else { return "Normal" }
        return ([first.capitalized] + words.dropFirst()).joined(separator: ", ")
    }
}
