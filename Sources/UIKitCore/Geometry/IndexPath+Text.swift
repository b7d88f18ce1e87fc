import Foundation

extension IndexPath {
    /// "section item".
    var plainText: String { map(String.init).joined(separator: " ") }

    /// As Apple's runtime prints it.
    var objectiveCText: String {
        "<NSIndexPath: 0x0> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}
