import UIKit

extension StackPieceKind {
    /// Returns a view of this kind with an intrinsic content size.
    @MainActor func view(number: Int) -> UIView {
        let view: UIView
        switch self {
        case .text: view = Self.text()
        case .image: view = Self.image(number)
        case .button:
            let button = UIButton(configuration: .tinted())
            button.configuration?.title = "Press"
            button.configuration?.buttonSize = .small
            view = button
        case .toggle: view = UISwitch()
        case .tile: view = StackTile(color: Self.color(number))
        case .stack:
            view = UIStackView(arrangedSubviews: [
                StackTile(color: Self.color(number), size: CGSize(width: 28, height: 20)),
                StackTile(color: Self.color(number + 1), size: CGSize(width: 40, height: 20)),
            ])
        }
        view.accessibilityIdentifier = "view \(number)"
        if view.accessibilityLabel == nil { view.accessibilityLabel = title }
        return view
    }

    @MainActor private static func text() -> UIView {
        let label = UILabel()
        label.text = "Two lines,\none below"
        label.numberOfLines = 2
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.backgroundColor = .tertiarySystemFill
        return label
    }

    @MainActor private static func image(_ number: Int) -> UIView {
        let view = StackImage(image: Landscape(number: number).image())
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = 8
        view.isAccessibilityElement = true
        view.accessibilityTraits = .image
        return view
    }

    @MainActor private static func color(_ number: Int) -> UIColor {
        let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple, .systemGreen, .systemPink, .systemIndigo]
        return colors[number % colors.count]
    }
}
