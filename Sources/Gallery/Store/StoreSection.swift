import UIKit

/// What one section of the store shows, and how it scrolls.
enum StoreSection: Hashable {
    /// Large pictures, of which one is in the middle.
    case heroes
    /// Products in columns of three, turned one by one.
    case products(String)
    /// Covers on a ground of their own, as far as a flick goes.
    case covers(String)
    /// All kinds, in as many columns as fit.
    case categories

    var title: String? {
        switch self {
        case .heroes: nil
        case .products(let title), .covers(let title): title
        case .categories: "Browse by category"
        }
    }

    var hasGround: Bool { if case .covers = self { true } else { false } }

    /// What a store's front page usually shows, and then more of the same.
    static let all: [StoreSection] =
        [.heroes, .products("New this week"), .covers("Collections"), .categories, .products("Popular now")]
        + (1...15).flatMap { [.covers("Travels, part \($0)"), .products("Chart \($0)")] }

    func itemCount(of photos: Int) -> Int {
        switch self {
        case .heroes: min(photos, 8)
        case .products: min(photos, 24)
        case .covers: min(photos, 30)
        case .categories: StoreCategory.all.count
        }
    }
}

/// A kind of pictures.
struct StoreCategory: Hashable {
    let name: String
    let symbol: String
    let color: UIColor

    static let all = [
        StoreCategory(name: "Mountains", symbol: "photo.fill", color: .systemGreen),
        StoreCategory(name: "At night", symbol: "moon.fill", color: .systemIndigo),
        StoreCategory(name: "Weather", symbol: "bolt.fill", color: .systemOrange),
        StoreCategory(name: "People", symbol: "person.2.fill", color: .systemPink),
        StoreCategory(name: "Stories", symbol: "book.fill", color: .systemBrown),
        StoreCategory(name: "Mosaics", symbol: "square.grid.2x2.fill", color: .systemTeal),
        StoreCategory(name: "Favourites", symbol: "heart.fill", color: .systemRed),
        StoreCategory(name: "Maps", symbol: "ruler.fill", color: .systemBlue),
    ]
}
