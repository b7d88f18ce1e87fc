import UIKit

extension UIImageView {
    /// Returns an image view that its image fills to the rounded edges.
    static func cover(cornerRadius: CGFloat) -> UIImageView {
        let cover = UIImageView()
        cover.contentMode = .scaleAspectFill
        cover.clipsToBounds = true
        cover.layer.cornerRadius = cornerRadius
        cover.backgroundColor = .secondarySystemBackground
        return cover
    }
}
