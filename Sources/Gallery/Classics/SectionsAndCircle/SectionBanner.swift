import UIKit

/// A line of text across the content; where content runs sideways, from top to bottom.
class SectionBanner: UICollectionReusableView {
    private static let margin: CGFloat = 20

    /// In a XIB an outlet, otherwise made by the subclass.
    var label: UILabel!

    func show(_ text: String) { label.text = text }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isUpright = bounds.height > bounds.width
        // Clear of a notch at one side; what lies below a bar is on its way out and stays as it is.
        let notch = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        let inside = isUpright ? bounds : bounds.inset(by: notch)
        let length = isUpright ? inside.height : inside.width
        let thickness = isUpright ? inside.width : inside.height
        label.transform = isUpright ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        label.bounds.size = CGSize(width: max(length - 2 * Self.margin, 0), height: thickness)
        label.center = CGPoint(x: inside.midX, y: inside.midY)
    }
}
