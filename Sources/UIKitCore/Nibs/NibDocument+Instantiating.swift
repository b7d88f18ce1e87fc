import Foundation
import NibReader

extension NibDocument {
    /// Creates the XIB's objects and returns the top-level ones, in file order.
    ///
    /// - Complexity: O(elements).
    @MainActor func instantiate(in bundle: Bundle, report: NibReport? = nil) -> [NSObject] {
        let instantiation = NibInstantiation(self, in: bundle, report: report)
        let roots = root.child(named: "objects")?.children ?? []
        let objects = roots.filter { $0.name != "placeholder" }.compactMap(instantiation.object(of:))
        instantiation.finish()
        return objects
    }
}
