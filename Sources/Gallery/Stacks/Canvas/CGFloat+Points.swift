import UIKit

extension CGFloat {
    /// The number as text, with one decimal if it isn't whole.
    var points: String { (self - rounded()).magnitude < 0.05 ? "\(Int(rounded()))" : digits(1) }
}
