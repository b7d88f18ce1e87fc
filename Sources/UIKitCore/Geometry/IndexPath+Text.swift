import Foundation

extension IndexPath {
    /// The path as "section item".
    var plainText: String { map(String.init).joined(separator: " ") }

    /// The path as Apple's runtime prints it.
    var objectiveCText: String {
        "<NSIndexPath: 0x0> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}
