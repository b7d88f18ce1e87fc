import UIKit

/// A bar as long as a mountain is high compared with the highest, in the colours of a map: from green valleys to violet
/// summits.
final class HeightBar: UIView {
    private let part = UIView()

    /// The height in metres.
    var height = 0 {
        didSet {
            part.backgroundColor = Self.color(share)
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        addSubview(part)
    }

    required init?(coder: NSCoder) { fatalError("Bars are made in code.") }

    private var share: CGFloat { CGFloat(height) / CGFloat(Mountain.highest) }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        part.layer.cornerRadius = bounds.height / 2
        let width = (bounds.width * min(share, 1)).rounded()
        place(part, CGRect(x: 0, y: 0, width: max(width, bounds.height), height: bounds.height))
    }

    private static let colors: [(red: CGFloat, green: CGFloat, blue: CGFloat)] = [
        (0.24, 0.70, 0.44), (0.55, 0.76, 0.29), (0.96, 0.75, 0.22), (0.95, 0.55, 0.22), (0.89, 0.36, 0.37),
        (0.68, 0.36, 0.78),
    ]

    private static func color(_ share: CGFloat) -> UIColor {
        let place = min(max(share, 0), 1) * CGFloat(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        let (low, high, part) = (colors[index], colors[index + 1], place - CGFloat(index))
        return UIColor(
            red: low.red + (high.red - low.red) * part, green: low.green + (high.green - low.green) * part,
            blue: low.blue + (high.blue - low.blue) * part, alpha: 1)
    }
}
