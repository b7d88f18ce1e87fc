import CoreGraphics

/// An item that is longer across the scroll axis than its section allows: UIKit warns about the first of each section
/// and shows it all the same (R35).
package struct OversizedItem: Sendable, Hashable {
    package var section: Int
    package var item: Int
    package var crossLength: CGFloat
    /// What the section's insets leave.
    package var available: CGFloat
}
