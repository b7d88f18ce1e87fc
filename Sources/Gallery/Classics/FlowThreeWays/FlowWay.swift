import UIKit

/// Three ways to give a flow layout the sizes of items and their spacing, and the third as the article teaches it.
enum FlowWay: Int, CaseIterable {
    /// By the layout's properties.
    case fixedSize
    /// By the delegate, for each item and each section.
    case byDelegate
    /// By a delegate that computes insets which leave exactly the gap that it wants.
    case fixedSpacing
    /// By a delegate that computes insets as the article does, with its fault.
    case asTaught

    var title: String {
        switch self {
        case .fixedSize: "Fixed size"
        case .byDelegate: "By delegate"
        case .fixedSpacing: "Fixed spacing"
        case .asTaught: "As taught"
        }
    }

    /// Returns a note on what a section shows.
    func note(forSection section: Int) -> String {
        switch self {
        case .fixedSize: "gaps at least 8"
        case .byDelegate: "gaps at least \(Int(SectionSpacing.ofSection(section).items))"
        case .fixedSpacing: "gaps exactly 8"
        case .asTaught: TaughtSpacing.width(ofSection: section).map { "as \(Int($0)) wide" } ?? "as this device"
        }
    }

    /// Makes the delegate. Keep it, because a collection view's reference is weak.
    @MainActor func makeDelegate() -> UICollectionViewDelegateFlowLayout? {
        switch self {
        case .fixedSize: nil
        case .byDelegate: DelegateSizes()
        case .fixedSpacing: FixedSpacing()
        case .asTaught: TaughtSpacing()
        }
    }
}
