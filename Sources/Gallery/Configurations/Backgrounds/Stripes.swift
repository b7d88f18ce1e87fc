import UIKit

/// Vertical stripes that fill the view.
final class Stripes: UIView {
    private let stripes = (0..<24).map { _ in UIView() }
    private static let width: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        let colors = [UIColor.systemIndigo, .systemPurple].map { $0.groundForWhite() }
        backgroundColor = colors[0]
        for stripe in stripes {
            stripe.backgroundColor = colors[1]
            addSubview(stripe)
        }
    }

    required init?(coder: NSCoder) { fatalError("Stripes are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, stripe) in stripes.enumerated() {
            stripe.frame = CGRect(x: CGFloat(2 * index) * Self.width, y: 0, width: Self.width, height: bounds.height)
        }
    }
}
