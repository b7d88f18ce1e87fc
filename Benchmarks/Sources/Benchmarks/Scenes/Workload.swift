import CReference
import Foundation

/// The same work for every engine: a phone's screen, and items of one size or of pseudorandom sizes.
enum Workload {
    static let screen = CGSize(width: 375, height: 812)
    static let scale: CGFloat = 2
    /// Six items per row, and a row every 60 points.
    static let itemSize = CGSize(width: 50, height: 50)
    static let spacing: CGFloat = 10
    static let rowStep: CGFloat = 60
    static let itemsPerRow = 6

    /// Returns the width and height of each item in turn.
    static func mixedLengths(_ count: Int) -> [Float] {
        var lengths = [Float](repeating: 0, count: 2 * count)
        reference_flow_workload(&lengths, count)
        return lengths
    }
}
