import CoreGraphics

/// An item that is longer across the scroll axis than its section allows. UIKit warns about the first one of each
/// section, and shows it nevertheless (R35).
package struct OversizedItem: Sendable, Hashable {
    package var section: Int
    package var item: Int
    package var crossLength: CGFloat
    /// The length without the section's insets.
    package var available: CGFloat
}
