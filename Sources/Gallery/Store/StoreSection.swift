import UIKit

/// The content of one section of the store.
enum StoreSection: Hashable {
    /// Large pictures, one of which is in the middle.
    case heroes
    /// Products in columns of three. A flick scrolls by one column.
    case products(String)
    /// Covers on a background, which scroll as far as a flick takes them.
    case covers(String)
    /// All categories, in as many columns as fit.
    case categories

    var title: String? {
        switch self {
        case .heroes: nil
        case .products(let title), .covers(let title): title
        case .categories: "Browse by category"
        }
    }

    var hasGround: Bool { if case .covers = self { true } else { false } }

    /// The sections of a typical front page, and then more of the same.
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

/// A category of pictures.
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
