import UIKit

/// Three ways to tell a flow layout how large items are and how far apart.
enum FlowWay: Int, CaseIterable {
    /// The layout's properties say it.
    case fixedSize
    /// The delegate says it, item by item and section by section.
    case byDelegate
    /// The delegate computes insets that leave exactly the gap that it wants.
    case fixedSpacing

    var title: String {
        switch self {
        case .fixedSize: "Fixed size"
        case .byDelegate: "By delegate"
        case .fixedSpacing: "Fixed spacing"
        }
    }

    /// What there is to see in a section.
    func note(forSection section: Int) -> String {
        switch self {
        case .fixedSize: "gaps at least 8"
        case .byDelegate: "gaps at least \(Int(SectionSpacing.ofSection(section).items))"
        case .fixedSpacing: "gaps exactly 8"
        }
    }

    /// Has to be kept: a collection view does not.
    @MainActor func makeDelegate() -> UICollectionViewDelegateFlowLayout? {
        switch self {
        case .fixedSize: nil
        case .byDelegate: DelegateSizes()
        case .fixedSpacing: FixedSpacing()
        }
    }
}
