import UIKit

/// A tinted gap with its length in points.
final class GapSign: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemPink.withAlphaComponent(0.16)
        label.font = .monospacedDigitSystemFont(ofSize: 10, weight: .medium)
        label.textColor = .systemPink
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Signs are made in code.") }

    func show(_ length: CGFloat, in room: CGRect) {
        frame = room
        label.text = length.points
        label.sizeToFit()
        label.center = CGPoint(x: room.width / 2, y: room.height / 2)
    }
}
