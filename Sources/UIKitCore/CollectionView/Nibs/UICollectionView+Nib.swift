import Foundation
import NibReader

extension UICollectionView {
    /// Reads a collection view's properties from a XIB or storyboard (R730).
    final func readCollectionNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let isEnabled = nib.bool("prefetchingEnabled") { isPrefetchingEnabled = isEnabled }
        if let allows = nib.bool("allowsSelection") { allowsSelection = allows }
        if let allows = nib.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
        // Reads `dataMode` without using it: prototypes are registered in every mode.
        _ = nib.string("dataMode")
        readPrototypes(nib)
    }

    /// Registers the cells, headers and footers that have an identifier (R715, R721).
    private func readPrototypes(_ nib: NibCoder) {
        for cell in nib.children(of: "cells") {
            guard let identifier = cell.reuseIdentifier else { continue }
            register(nib.prototype(cell), forCellWithReuseIdentifier: identifier)
        }
        let kinds: KeyValuePairs<XMLName, String> = [
            "sectionHeaderView": Self.elementKindSectionHeader, "sectionFooterView": Self.elementKindSectionFooter,
        ]
        for (key, kind) in kinds {
            guard let view = nib.child(for: key), let identifier = view.reuseIdentifier else { continue }
            register(nib.prototype(view), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }
}

extension XMLElement {
    /// nil if there is none, or if it's empty.
    fileprivate var reuseIdentifier: String? {
        attributes["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    }
}
