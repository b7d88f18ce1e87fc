import UIKit

/// The layouts of the scene, in the order in which its button switches between them.
enum TileArrangement: String, CaseIterable {
    case grid = "Grid"
    case list = "List"
    case flower = "Flower"

    var next: TileArrangement {
        switch self {
        case .grid: .list
        case .list: .flower
        case .flower: .grid
        }
    }

    @MainActor func layout() -> UICollectionViewLayout {
        switch self {
        case .grid: TileFlowLayout(leastWidth: 64, height: nil)
        case .list: TileFlowLayout(leastWidth: 320, height: 64)
        case .flower: FlowerLayout()
        }
    }
}
