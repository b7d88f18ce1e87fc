import UIKit

/// A line between two edges, with their distance in points.
final class DistanceView: UIView {
    var distance = RulerMarks.Distance(start: .zero, end: .zero) {
        didSet {
            label.text = distance.text
            frame = CGRect(
                x: distance.isAcross ? distance.start.x : distance.start.x - Self.thickness / 2,
                y: distance.isAcross ? distance.start.y - Self.thickness / 2 : distance.start.y,
                width: distance.isAcross ? distance.length : Self.thickness,
                height: distance.isAcross ? Self.thickness : distance.length)
            setNeedsLayout()
        }
    }

    private let line = UIView()
    private let ends = [UIView(), UIView()]
    private let label = UILabel()

    /// The length of the strokes at both ends, in points.
    private static let thickness: CGFloat = 13

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [line] + ends { view.backgroundColor = .systemRed }
        label.font = .monospacedDigitSystemFont(ofSize: 10, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemRed
        label.layer.cornerRadius = 5
        label.clipsToBounds = true
        label.isAccessibilityElement = false
        for view in [line] + ends + [label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Distances are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        if distance.isAcross {
            line.frame = CGRect(x: 0, y: bounds.midY - 0.5, width: width, height: 1)
            ends[0].frame = CGRect(x: 0, y: 0, width: 1, height: height)
            ends[1].frame = CGRect(x: width - 1, y: 0, width: 1, height: height)
        } else {
            line.frame = CGRect(x: bounds.midX - 0.5, y: 0, width: 1, height: height)
            ends[0].frame = CGRect(x: 0, y: 0, width: width, height: 1)
            ends[1].frame = CGRect(x: 0, y: height - 1, width: width, height: 1)
        }
        // The number may be wider than a narrow gap. It stays where neither the ruler's sides nor the device cover it.
        let size = CGSize(width: label.intrinsicContentSize.width + 4, height: Self.thickness)
        let room = superview.map { convert($0.bounds.inset(by: $0.safeAreaInsets), from: $0) } ?? bounds
        let x = min(max(bounds.midX - size.width / 2, room.minX + 1), room.maxX - size.width - 1)
        label.frame = CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
        label.isHidden = label.frame.maxY > room.maxY
    }
}
