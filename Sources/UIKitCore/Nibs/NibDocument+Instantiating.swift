import Foundation
import NibReader

extension NibDocument {
    /// Creates and connects the XIB's objects. Returns the top-level ones in file order. `others` contains the objects
    /// for placeholders, by their names in the file.
    ///
    /// - Complexity: O(elements).
    @MainActor func instantiate(
        in bundle: Bundle, home: Bundle? = nil, owner: NSObject? = nil, others: [String: NSObject] = [:],
        report: NibReport? = nil
    ) throws(NibFailure) -> [NSObject] {
        let instantiation = NibInstantiation(self, in: bundle, home: home, report: report)
        let roots = root.child(named: "objects")?.children ?? []
        var ownersElement: XMLElement?
        for placeholder in roots where placeholder.name == "placeholder" {
            let name = placeholder.attributes["placeholderIdentifier"] ?? ""
            if name == "IBFilesOwner" { ownersElement = placeholder }
            if let object = name == "IBFilesOwner" ? owner : others[name] {
                instantiation.stand(object, for: placeholder)
            }
        }
        // Without an owner, there are no properties for its outlets.
        let connected = ownersElement.map { ($0, owner ?? NSObject()) }
        return try instantiation.objects(of: roots.filter { $0.name != "placeholder" }, owner: connected)
    }
}
