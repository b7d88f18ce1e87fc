import UIKit

/// A review in a shop with 12 views and 30 constraints, from `NibCell.xib`.
final class NibCell: UICollectionViewCell {
    var avatar: UIImageView!
    var title: UILabel!
    var body: UILabel!
    var time: UILabel!
    var photo: UIImageView!
    var count: UILabel!
}
