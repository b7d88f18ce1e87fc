import UIKit

/// A row with a switch.
final class SwitchRow: ControlRow {
    var valueDidChange: (Bool) -> Void = { _ in }

    private let control = UISwitch()

    override init(title: String, name: String) {
        super.init(title: title, name: name)
        control.accessibilityLabel = title
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                valueDidChange(control.isOn)
            }, for: .valueChanged)
        addSubview(control)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    func show(_ isOn: Bool) {
        if control.isOn != isOn { control.isOn = isOn }
    }

    override var controlWidth: CGFloat { control.bounds.width + 8 }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeAtEnd(control, control.bounds.size)
    }
}
