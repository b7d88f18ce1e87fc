import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

// What the collection view reads of a built-in layout.
extension UICollectionViewFlowLayout: BuiltInLayout {
    /// A subclass can change the solver's answers, so the collection view reads only this class's solution directly.
    var placedForReading: (any SolvedLayout)? { type(of: self) == UICollectionViewFlowLayout.self ? placed : nil }

    var elementKinds: [ElementKind] { Self.kinds }

    private static let kinds = [ElementKind.header, .footer]

    var scrollAxis: Axis { scrollDirection.axis }

    func delegateDidChange() { delegateMethods = nil }

    func dataWillBeReloaded() { isDataStale = true }

    func follow(_ plan: UpdatePlan) { selfSizing.follow(plan) }

    func beginMeasuring() { selfSizing.beginPass() }

    func keepMeasuredSize(of attributes: UICollectionViewLayoutAttributes, fitting lengths: EstimatedLengths) {
        guard isSelfSizing, attributes.representedElementCategory == .cell else { return }
        selfSizing.measure(attributes.size, at: attributes.indexPath)
    }
}
