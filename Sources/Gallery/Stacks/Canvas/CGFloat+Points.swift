import UIKit

extension CGFloat {
    /// With a digit behind the point where there is something to say.
    var points: String { (self - rounded()).magnitude < 0.05 ? "\(Int(rounded()))" : digits(1) }
}
