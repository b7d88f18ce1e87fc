import CollectionEngine
import Foundation

// R116: the data source configures the existing cells again. No cell is created, reused or moved for this.
extension CollectionUpdates {
    func reconfigure(_ places: [ItemPlace]) {
        guard let dataSource else { return }
        let view = view
        for place in places {
            let key = ElementKey.cell(place.item, in: place.section)
            guard let cell = view.elements.cell(key) else {
                // A cell that may come back is configured when it does.
                view.supply.forgetFilledCell(key)
                view.elements.forgetDeparting(key)
                continue
            }
            let path = IndexPath(item: place.item, section: place.section)
            let answer = view.supply.refilling(cell) { ProviderCalls.cell(at: path, from: dataSource, view) }
            guard answer === cell else { failOnOtherCell(answer, than: cell, at: path) }
            cell.sizeAskedAbout = nil
            cell.updateAccessibility()
            view.sizing.askAgain()
        }
    }

    private func failOnOtherCell(
        _ answer: UICollectionViewCell, than cell: UICollectionViewCell, at path: IndexPath
    ) -> Never {
        Diagnostics.fail(
            "The collection view's data source returned another cell than the one being reconfigured",
            explanation: """
                  seen           \(type(of: answer)) "\(answer.reuseIdentifier ?? "")" for item \(path.plainText)
                  expected       the cell that shows it, a \(type(of: cell)) "\(cell.reuseIdentifier ?? "")"
                  likely cause   the item needs a cell of another kind than before
                  try            reloadItems(at:), which replaces the cell
                """)
    }
}
