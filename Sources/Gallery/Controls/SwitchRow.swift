import UIKit

/// Something that is so or not. A tap anywhere on the row changes it.
final class SwitchRow: ControlRow {
    var valueDidChange: (Bool) -> Void = { _ in }

    private var isOn = false
    private let button = TapView()
    private let track = UIView()
    private let knob = UIView()
    private static let trackSize = CGSize(width: 48, height: 29)

    override init(title: String, name: String) {
        super.init(title: title, name: name)
        track.layer.cornerRadius = Self.trackSize.height / 2
        knob.backgroundColor = .white
        knob.layer.cornerRadius = Self.trackSize.height / 2 - 2
        button.layer.cornerRadius = 10
        button.accessibilityLabel = title
        button.action = { [weak self] in
            guard let self else { return }
            valueDidChange(!isOn)
        }
        addSubview(button)
        button.addSubview(track)
        track.addSubview(knob)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    func show(_ isOn: Bool) {
        self.isOn = isOn
        track.backgroundColor = isOn ? .systemGreen : .systemGray4
        button.accessibilityValue = isOn ? "on" : "off"
        setNeedsLayout()
    }

    override var controlWidth: CGFloat { Self.trackSize.width + 8 }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        let (size, side) = (Self.trackSize, Self.trackSize.height - 4)
        track.frame = CGRect(
            x: bounds.width - Self.margin - size.width, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        knob.frame = CGRect(x: isOn ? size.width - side - 2 : 2, y: 2, width: side, height: side)
    }
}
