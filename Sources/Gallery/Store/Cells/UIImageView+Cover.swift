import UIKit

extension UIImageView {
    /// A view that its picture fills to the rounded edges.
    static func cover(cornerRadius: CGFloat) -> UIImageView {
        let cover = UIImageView()
        cover.contentMode = .scaleAspectFill
        cover.clipsToBounds = true
        cover.layer.cornerRadius = cornerRadius
        cover.backgroundColor = .secondarySystemBackground
        return cover
    }
}
