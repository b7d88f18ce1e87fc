import UIKit

/// Buttons: the configurations' styles, images and subtitles, a toggle, a busy button, and the older types.
final class ButtonSection: SpecimenSection {
    static let title = "UIButton"

    override init(frame: CGRect) {
        super.init(frame: frame)
        addStyles()
        addArrangements()
        addStates()
        addTypes()
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private func addStyles() {
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Tinted", .tinted()), ("Gray", .gray()), ("Filled", .filled()),
        ]
        for (name, style) in styles {
            var configuration = style
            configuration.title = name
            addCounting("\(name) style", UIButton(configuration: configuration))
        }
    }

    private func addArrangements() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Read Later"
        configuration.subtitle = "12 minutes"
        configuration.image = UIImage(systemName: "bookmark")
        configuration.imagePadding = 10
        configuration.buttonSize = .large
        configuration.baseBackgroundColor = .systemPink
        addCounting("Image and subtitle", UIButton(configuration: configuration))
        configuration = .tinted()
        configuration.title = "Share"
        configuration.image = UIImage(systemName: "square.and.arrow.up")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 6
        configuration.cornerStyle = .medium
        addCounting("Trailing image", UIButton(configuration: configuration))
    }

    private func addStates() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Favourite"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 6
        let toggle = UIButton(configuration: configuration)
        toggle.changesSelectionAsPrimaryAction = true
        toggle.configurationUpdateHandler = { button in
            button.configuration?.image = UIImage(systemName: button.isSelected ? "star.fill" : "star")
        }
        add("Toggle", toggle) { $0.isSelected ? "Selected" : "Not selected" }
        configuration = .filled()
        configuration.title = "Saving"
        configuration.imagePadding = 8
        configuration.showsActivityIndicator = true
        add("Busy", UIButton(configuration: configuration))
        configuration = .filled()
        configuration.title = "Disabled"
        add("Not available", UIButton(configuration: configuration)).isEnabled = false
        configuration = .bordered()
        configuration.title = "Delete"
        let destructive = UIButton(configuration: configuration)
        destructive.role = .destructive
        addCounting("Destructive", destructive)
    }

    private func addTypes() {
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        addCounting("System type", system)
        let custom = UIButton(type: .custom)
        custom.setTitle("Custom", for: .normal)
        custom.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        custom.backgroundColor = .systemIndigo
        custom.layer.cornerRadius = 8
        addCounting("Custom type", custom)
        addCounting("Close", UIButton(type: .close))
        addCounting("Add", UIButton(type: .contactAdd))
        addCounting("Information", UIButton(type: .infoLight))
    }

    private func addCounting(_ title: String, _ button: UIButton) {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        add(title, button) { _ in taps == 1 ? "1 tap" : "\(taps) taps" }
    }
}
