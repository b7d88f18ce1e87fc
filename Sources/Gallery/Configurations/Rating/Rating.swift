import UIKit

/// A custom content configuration: a name, and below it stars that follow the state.
struct Rating: UIContentConfiguration, Equatable {
    var text = ""
    var stars = 0
    private(set) var isFilled = false
    private(set) var color = UIColor.systemOrange
    private(set) var textColor = UIColor.label

    func makeContentView() -> any UIView & UIContentView { RatingView(self) }

    func updated(for state: any UIConfigurationState) -> Rating {
        guard let state = state as? UICellConfigurationState else { return self }
        var rating = self
        rating.isFilled = state.isSelected || state.isHighlighted
        rating.color = state.isDisabled ? .tertiaryLabel : state.isFocused ? .systemBlue : .systemOrange
        rating.textColor = state.isDisabled ? .tertiaryLabel : .label
        return rating
    }
}
